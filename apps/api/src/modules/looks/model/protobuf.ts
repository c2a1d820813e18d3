// Just enough of Protocol Buffers' encoding (protobuf.dev/programming-guides/encoding) to write an ONNX file.

/** A non-negative integer, seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

/** A field with an integer. */
export const int = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)])

/** A field with a text, bytes or a message. */
export function bytes(field: number, value: string | Uint8Array): Buffer {
  const content = typeof value === 'string' ? Buffer.from(value) : value
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content])
}

export const message = (field: number, ...parts: readonly Buffer[]): Buffer => bytes(field, Buffer.concat(parts))
