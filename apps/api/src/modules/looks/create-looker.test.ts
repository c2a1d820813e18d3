import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createLooker } from './create-looker.ts'
import { likeness, type Look, toLook } from './look.ts'
import { onnxFile } from './model/onnx.ts'
import { project } from './model/project.ts'
import { toOnnx } from './model/to-onnx.ts'
import { wantedBy } from './model/wanted.ts'

const folder = mkdtempSync(join(tmpdir(), 'chitra-models-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A model whose numbers are the means of the three channels, for pictures of `size` pixels. */
function meansModel(name: string, size: number): string {
  const path = join(folder, name)
  writeFileSync(
    path,
    onnxFile({
      nodes: [
        { op: 'GlobalAveragePool', inputs: ['x'], output: 'pooled' },
        { op: 'Flatten', inputs: ['pooled'], output: 'y' },
      ],
      tensors: [],
      input: { name: 'x', dims: [1, 3, size, size] },
      output: { name: 'y', dims: [1, 3] },
    }),
  )
  return path
}

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

async function looksBy(path: string, colours: readonly string[]): Promise<Look[]> {
  const looker = createLooker(path)
  const looks = []
  for (const colour of colours) {
    const seen = await looker.lookAt(await plain(colour))
    if (seen === null) throw new Error('not a picture')
    looks.push(seen.look)
  }
  await looker.stop()
  return looks
}

describe('the operator’s model', () => {
  it('says what pictures look like', async () => {
    const [red, darkRed, blue] = (await looksBy(meansModel('means.onnx', 224), ['#e00000', '#c00000', '#0000e0'])) as [Look, Look, Look]
    expect(likeness(red, darkRed)).toBeGreaterThan(0.8)
    expect(likeness(red, blue)).toBeLessThan(0.3)
  })

  it('gets pictures as the file beside it says', async () => {
    const path = meansModel('small.onnx', 32)
    await expect(looksBy(path, ['#e00000'])).rejects.toThrow(/Got invalid dimensions/)
    writeFileSync(
      join(folder, 'preprocessor_config.json'),
      JSON.stringify({ size: { height: 32, width: 32 }, image_mean: [0, 0, 0], image_std: [1, 1, 1], do_resize: true }),
    )
    const [red] = (await looksBy(path, ['#ff0000'])) as [Look]
    expect([...red]).toEqual([...toLook(project([1, 0, 0]))])
  })

  it('is not used if that file says nothing that can be understood', async () => {
    const own = mkdtempSync(join(folder, 'own-'))
    const path = join(own, 'preprocessor_config.json')
    for (const text of ['{', '{"size":"large"}', '{"image_mean":[1]}']) {
      writeFileSync(path, text)
      await expect(wantedBy(join(own, 'model.onnx'))).rejects.toThrow(`${path} does not say how the model wants its pictures`)
    }
    writeFileSync(path, '{"size":{"shortest_edge":256},"crop_size":224}')
    expect((await wantedBy(join(own, 'model.onnx'))).size).toBe(224)
  })

  it('has a number of its own, by what is in the file', async () => {
    const number = (path: string) => createLooker(path).model()
    const one = await number(meansModel('one.onnx', 64))
    expect(await number(meansModel('same.onnx', 64))).toBe(one)
    expect(await number(meansModel('other.onnx', 96))).not.toBe(one)
    expect(await number('built-in')).toBeLessThan(one)
  })
})

describe('the thread that looks', () => {
  it('answers all pictures that wait, in their order, and begins anew after it was stopped', async () => {
    const looker = createLooker(meansModel('again.onnx', 32))
    const pictures = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(plain))
    const first = await Promise.all(pictures.map((picture) => looker.lookAt(picture)))
    await looker.stop()
    const again = await Promise.all(pictures.map((picture) => looker.lookAt(picture)))
    await looker.stop()
    const channels = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    expect(first.map((seen) => seen?.look)).toEqual(channels.map((each) => toLook(project(each))))
    expect(again).toEqual(first)
  })

  it('fails what waits when it is stopped', async () => {
    const looker = createLooker(meansModel('stopped.onnx', 32))
    const waiting = looker.lookAt(await plain('#ff0000'))
    await Promise.all([expect(waiting).rejects.toThrow('the thread that looks at pictures has ended'), looker.stop()])
  })
})

describe('a graph of TensorFlow.js', () => {
  const file = (op: string) => ({ modelTopology: { node: [{ name: 'a', op }] }, weightsManifest: [{ weights: [] }] })

  it('is refused with an operator that is not known, without its end, and with other weights than it speaks of', () => {
    expect(() => toOnnx(file('Softmax'), Buffer.alloc(0), 224)).toThrow('the operator Softmax is not known')
    expect(() => toOnnx(file('Const'), Buffer.alloc(0), 224)).toThrow('the graph has no numbers before its classes')
    expect(() => toOnnx(file('Const'), Buffer.alloc(3), 224)).toThrow('the weights have 3 bytes, and the graph speaks of 0')
  })
})
