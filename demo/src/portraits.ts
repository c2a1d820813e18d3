import { darker, lighter, mix } from './colour.ts'
import { cuspedArch, n, petal, polar } from './path.ts'
import { dot, group, oval, path, Scene, stroke } from './scene.ts'

export type Sitter = {
  wall: string
  sky: string
  skin: string
  hair: string
  cloth: string
  trim: string
  wears: 'bun' | 'turban' | 'long' | 'short' | 'veil' | 'bob'
}

/** A stylised bust in a jharokha; 400 pixels square. */
export function portrait(sitter: Sitter): Scene {
  const scene = new Scene(400, 400)
  const { skin, hair, cloth, trim } = sitter
  scene.wash(
    scene.linear(0, 0, 0, 400, [
      [0, lighter(sitter.wall, 0.12)],
      [1, darker(sitter.wall, 0.18)],
    ]),
  )
  for (let flower = 0; flower < 12; flower += 1) {
    const [x, y] = [flower % 2 === 0 ? 26 : 374, 30 + Math.floor(flower / 2) * 68]
    for (let leaf = 0; leaf < 8; leaf += 1) scene.add(path(petal(x, y, 13, 8, leaf * 45), lighter(sitter.wall, 0.3), 'opacity="0.55"'))
    scene.add(dot(x, y, 3, trim))
  }
  const arch = cuspedArch(58, 412, 284, 384, 4)
  scene.add(path(cuspedArch(46, 424, 308, 412, 4), mix(sitter.wall, '#fff6e4', 0.72)))
  scene.add(
    path(
      arch,
      scene.linear(0, 30, 0, 400, [
        [0, sitter.sky],
        [1, lighter(sitter.sky, 0.55)],
      ]),
    ),
  )
  const clip = scene.clip(arch)
  const marks: string[] = [dot(200, 168, 118, lighter(sitter.sky, 0.5), 'opacity="0.5"')]
  const shade = mix(skin, '#5a1f1a', 0.26)
  const strands = lighter(hair, 0.16)
  if (sitter.wears === 'long')
    marks.push(path('M128 190C120 90 280 90 272 190C276 250 284 300 292 350L108 350C116 300 124 250 128 190Z', hair))
  if (sitter.wears === 'bob')
    marks.push(path('M126 186C118 88 282 88 274 186C278 218 276 240 268 252L132 252C124 240 122 218 126 186Z', hair))
  if (sitter.wears === 'bun')
    marks.push(
      dot(248, 118, 36, hair),
      dot(248, 118, 22, 'none', `stroke="${strands}" stroke-width="3"`),
      ...[0, 1, 2, 3, 4, 5, 6].map((bud) => dot(...polar(248, 118, 37, -130 + bud * 33), 7.5, '#fff3dc')),
    )
  // Shoulders and neck.
  marks.push(
    path(
      'M70 412C74 330 138 308 172 300L228 300C262 308 326 330 330 412Z',
      scene.linear(80, 300, 320, 412, [
        [0, lighter(cloth, 0.14)],
        [1, darker(cloth, 0.22)],
      ]),
    ),
  )
  marks.push(path('M170 240L172 304C182 326 218 326 228 304L230 240Z', shade))
  if (sitter.wears === 'short' || sitter.wears === 'turban')
    marks.push(
      path('M164 304C176 330 224 330 236 304L240 318C226 344 174 344 160 318Z', darker(cloth, 0.16)),
      stroke('M200 338V412', darker(cloth, 0.3), 3),
      ...[362, 388].map((y) => dot(200, y, 3.4, trim)),
    )
  else marks.push(stroke('M166 306C178 336 222 336 234 306', trim, 7), stroke('M160 312C176 350 224 350 240 312', trim, 2.4))
  // Face: an oval with a soft jaw, ears, and light from the left.
  marks.push(oval(140, 206, 10, 17, shade), oval(260, 206, 10, 17, shade))
  marks.push(
    path(
      'M142 182C142 86 258 86 258 182C258 236 232 276 200 276C168 276 142 236 142 182Z',
      scene.linear(142, 150, 262, 250, [
        [0, lighter(skin, 0.18)],
        [0.55, skin],
        [1, shade],
      ]),
    ),
  )
  marks.push(oval(168, 228, 15, 9, '#e0563f', 'opacity="0.22"'), oval(232, 228, 15, 9, '#e0563f', 'opacity="0.2"'))
  for (const side of [-1, 1]) {
    const x = 200 + side * 27
    marks.push(stroke(`M${x - 15} 201Q${x} 211 ${x + 15} 201`, '#2a1510', 4.2), stroke(`M${x - 17} 181Q${x} 170 ${x + 17} 182`, hair, 5))
  }
  marks.push(
    stroke('M200 204C198 218 194 226 200 230Q205 232 208 229', shade, 3.6),
    path('M182 246C190 242 196 245 200 246C204 245 210 242 218 246C212 258 188 258 182 246Z', mix('#a8322c', skin, 0.2)),
  )
  if (sitter.wears === 'short') {
    marks.push(
      path(
        'M138 196C130 100 190 92 214 98C266 100 268 150 262 196C258 172 252 158 240 148C212 158 176 152 160 146C148 160 142 176 138 196Z',
        hair,
      ),
    )
    marks.push(stroke('M178 239C190 233 210 233 222 239', hair, 6), stroke('M163 118C190 104 220 106 240 122', strands, 3, 'opacity="0.6"'))
  } else if (sitter.wears === 'turban') {
    marks.push(
      path(
        'M152 226C156 290 178 306 200 308C222 306 244 290 248 226C240 252 226 250 218 241C206 234 194 234 182 241C174 250 160 252 152 226Z',
        hair,
      ),
    )
    marks.push(path('M184 250C194 246 206 246 216 250C210 259 190 259 184 250Z', '#a8453c'))
    const turban = 'M124 172C104 38 296 38 276 172C262 150 232 140 200 146C168 140 138 150 124 172Z'
    const folds = Array.from({ length: 6 }, (_, fold) =>
      stroke(
        `M${112 + fold * 6} ${n(176 - fold * 19)}Q${206 + fold * 4} ${n(150 - fold * 17)} ${290 - fold * 4} ${n(120 - fold * 14)}`,
        darker(trim, 0.26),
        3.4,
        'opacity="0.6"',
      ),
    )
    marks.push(
      path(
        turban,
        scene.linear(126, 70, 274, 176, [
          [0, lighter(trim, 0.2)],
          [1, darker(trim, 0.25)],
        ]),
      ),
      group(folds, `clip-path="${scene.clip(turban)}"`),
    )
    marks.push(path('M176 147C184 128 194 116 200 112C206 116 216 128 224 147C208 142 192 142 176 147Z', lighter(trim, 0.3)))
  } else {
    marks.push(path('M136 210C124 104 188 96 201 98C214 96 276 104 264 210C260 176 236 150 201 128C166 150 140 176 136 210Z', hair))
    marks.push(
      stroke('M201 100L201 128', shade, 2.4),
      stroke('M150 160Q164 124 192 114', strands, 2.6, 'opacity="0.6"'),
      stroke('M252 160Q238 124 210 114', strands, 2.6, 'opacity="0.6"'),
    )
    if (sitter.wears === 'bun' || sitter.wears === 'long') marks.push(dot(200, 164, 5.4, '#c8341a'))
    marks.push(dot(140, 230, 6, trim), dot(260, 230, 6, trim))
    if (sitter.wears === 'veil')
      marks.push(
        path(
          'M200 74C108 74 104 180 108 260C100 320 84 352 66 412L150 412C126 340 126 270 132 214C132 150 160 108 200 106C240 108 268 150 268 214C274 270 274 340 250 412L334 412C316 352 300 320 292 260C296 180 292 74 200 74Z',
          scene.linear(80, 80, 320, 400, [
            [0, lighter(trim, 0.2)],
            [1, trim],
          ]),
        ),
        stroke(
          'M150 408C128 340 128 270 134 214C134 152 160 110 200 108C240 110 266 152 266 214C272 270 272 340 250 408',
          lighter(cloth, 0.5),
          3.4,
        ),
      )
  }
  scene.add(group(marks, `clip-path="${clip}"`))
  scene.add(stroke(arch, darker(sitter.wall, 0.35), 3, 'opacity="0.6"'))
  return scene
}
