// One file to fetch for a list of what looks like a picture.
export { loadByPicture } from './load-by-picture.ts'
export { PictureLead } from './picture-lead.tsx'
