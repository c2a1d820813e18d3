interface File {
  fileName: string
  mimeType: string
  /** Its size. */
  bytes: number
}

/**
 * The contract's answer of `downloadFile`, written piece by piece: a few kilobytes are in memory at a time, however many are downloaded at once.
 * `length` is that of the whole, in bytes.
 */
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
      let rest = Buffer.alloc(0)
      for await (const chunk of file) {
        const piece = Buffer.concat([rest, chunk])
        // Three bytes are four signs: what is left over goes with the next piece.
        const whole = piece.length - (piece.length % 3)
        if (whole > 0) yield piece.toString('base64', 0, whole)
        rest = piece.subarray(whole)
      }
      yield rest.toString('base64') + after
    },
  }
}
