interface File {
  fileName: string
  mimeType: string
  bytes: number
}

/** Streams the answer of `downloadFile`, so only a few kilobytes of each download are in memory. `length` is the size of the answer in bytes. */
export function base64Envelope({ fileName, mimeType, bytes }: File): {
  length: number
  parts: (file: AsyncIterable<Buffer>) => AsyncGenerator<string>
} {
  const before = '{"success":true,"code":200,"data":{"fileData":"'
  const after = `","fileName":${JSON.stringify(fileName)},"mimeType":${JSON.stringify(mimeType)}}}`
  return {
    length: Buffer.byteLength(before) + Math.ceil(bytes / 3) * 4 + Buffer.byteLength(after),
    async *parts(file) {
      yield before
      let remainder = Buffer.alloc(0)
      for await (const chunk of file) {
        const bytes = Buffer.concat([remainder, chunk])
        // Base64 encodes groups of three bytes, so a remainder is kept for the next chunk.
        const end = bytes.length - (bytes.length % 3)
        if (end > 0) yield bytes.toString('base64', 0, end)
        remainder = bytes.subarray(end)
      }
      yield remainder.toString('base64') + after
    },
  }
}
