import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid'
import type { GraphFile } from './graph-file.ts'
import { toOnnx } from './to-onnx.ts'
import type { Wanted } from './wanted.ts'

/** Pixels of each side. */
const SIDE = 224

export const BUILT_IN_WANTS: Wanted = { size: SIDE, mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] }

/** The model that an npm package brings along, as an ONNX file. */
export async function builtInModel(): Promise<Buffer> {
  const { modelJson, weightBundles } = MobileNetV2MidModel
  const { default: file }: { default: GraphFile } = await modelJson()
  const parts: Buffer[] = []
  for (const bundle of weightBundles) parts.push(Buffer.from((await bundle()).default, 'base64'))
  return toOnnx(file, Buffer.concat(parts), SIDE)
}
