import { MasonryPhotoAlbum } from 'react-photo-album'
import 'react-photo-album/masonry.css'
import { useMemo } from 'react'
import { type Contender, formAt, PICTURE } from '../contender.tsx'

export const Gallery: Contender = ({ items }) => {
  const photos = useMemo(() => items.map(({ id, width, height }) => ({ key: id, src: PICTURE, href: `#${id}`, width, height })), [items])
  return (
    <MasonryPhotoAlbum
      photos={photos}
      columns={(width) => formAt(width).columns}
      spacing={(width) => formAt(width).gap}
      componentsProps={{ link: { className: 'tile' }, image: { loading: 'lazy', decoding: 'async' } }}
    />
  )
}
