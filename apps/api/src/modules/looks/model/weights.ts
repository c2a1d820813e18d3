import type { GraphFile, Weight } from './graph-file.ts'

/** The weights of a graph by their names; those of a byte each are numbers again. */
export function weightsOf(file: GraphFile, bytes: Buffer): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  let at = 0
  for (const { name, shape, quantization } of file.weightsManifest.flatMap((group) => group.weights)) {
    const size = shape.reduce((product, each) => product * each, 1)
    if (quantization === undefined) {
      weights.set(name, { shape, values: Float32Array.from({ length: size }, (_, n) => bytes.readFloatLE(at + 4 * n)) })
      at += 4 * size
      continue
    }
    if (quantization.dtype !== 'uint8') throw new Error(`the weight ${name} has numbers of an unknown kind, ${quantization.dtype}`)
    const { min, scale } = quantization
    weights.set(name, { shape, values: Float32Array.from(bytes.subarray(at, at + size), (byte) => byte * scale + min) })
    at += size
  }
  if (at !== bytes.length) throw new Error(`the weights have ${bytes.length} bytes, and the graph speaks of ${at}`)
  return weights
}

/** From [height, width, from, to] to ONNX's [to, from, height, width]; from [height, width, channels, 1] to [channels, 1, height, width] if each channel has its own. */
export function kernelOf({ shape, values }: Weight, isDepthwise: boolean): { dims: number[]; values: Float32Array } {
  const [height = 0, width = 0, from = 0, to = 0] = shape
  const moved = new Float32Array(values.length)
  const area = height * width
  for (let place = 0; place < area; place += 1)
    for (let c = 0; c < from; c += 1)
      for (let k = 0; k < to; k += 1)
        moved[(isDepthwise ? c * to + k : k * from + c) * area + place] = values[(place * from + c) * to + k] ?? 0
  return { dims: isDepthwise ? [from * to, 1, height, width] : [to, from, height, width], values: moved }
}
