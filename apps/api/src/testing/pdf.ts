import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import sharp from 'sharp'

/** A PDF as its readers have it: PDFium is what Chrome shows and copies. */
export interface PdfReading {
  /** The text of each page, as it is copied. */
  pages: string[]
  /** As one line. */
  text: string
  isTagged: boolean
  /** Grey values of the first page at 150 dots per inch. */
  picture: { data: Uint8Array; width: number; height: number }
  /** What a QR code on the first page says; null if there is none. */
  code: string | null
}

const SCALE = 150 / 72

export async function readPdf(pdf: Buffer): Promise<PdfReading> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const pages = Array.from(document.pages(), (page) => page.getText().replaceAll('\r\n', '\n'))
    const { data, width, height } = await document.getPage(0).render({ scale: SCALE, colorSpace: 'Gray' })
    const colours = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    const raw = pdf.toString('latin1')
    return {
      pages,
      text: pages.join('\n').replaceAll(/\s+/g, ' '),
      isTagged: raw.includes('/Marked true') && raw.includes('/StructTreeRoot'),
      picture: { data: Uint8Array.from(data), width, height },
      code: jsQR(new Uint8ClampedArray(colours), width, height)?.data ?? null,
    }
  } finally {
    document.destroy()
    library.destroy()
  }
}
