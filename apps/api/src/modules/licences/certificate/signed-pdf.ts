import { createHash } from 'node:crypto'
import type { PdfDigest } from '../facts.ts'

/**
 * A PDF with a signature of all its bytes behind its end, in a comment:
 *
 *     the PDF as it was typeset, of so many bytes as the signed payload says
 *     %licence-certificate <JSON Web Signature>
 *     startxref
 *     <the number from the PDF's own end>
 *     %%EOF
 *
 * The end is repeated because readers look for it in the last kilobyte of a file.
 */
const MARK = '%licence-certificate '

export const digestOf = (pdf: Buffer): PdfDigest => ({ bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') })

/** A PDF that ends in a line end, so that the comment begins a line. */
export const endedPdf = (pdf: Buffer): Buffer => (pdf.at(-1) === 0x0a ? pdf : Buffer.concat([pdf, Buffer.from('\n')]))

/** @param jws in the compact form */
export const withSignature = (pdf: Buffer, jws: string): Buffer => Buffer.concat([pdf, Buffer.from(`${MARK}${jws}\n${tailOf(pdf)}`)])

const END = /startxref\s+(\d+)\s+%%EOF\s*$/

function tailOf(pdf: Buffer): string {
  const offset = END.exec(pdf.subarray(-1_024).toString('latin1'))?.[1]
  if (offset === undefined) throw new Error('a PDF without an end')
  return `startxref\n${offset}\n%%EOF\n`
}

export interface ReadPdf {
  /** In the compact form. */
  jws: string
  /** Whether the file is the PDF of this digest with its signature, and nothing else. */
  isWhole: (digest: PdfDigest) => boolean
}

/** Takes a signed PDF apart; null for any other file. */
export function readSignedPdf(file: Buffer): ReadPdf | null {
  const at = file.lastIndexOf(`\n${MARK}`, undefined, 'latin1') + 1
  const end = file.indexOf('\n', at)
  if (at === 0 || end === -1) return null
  const pdf = file.subarray(0, at)
  const jws = file.subarray(at + MARK.length, end).toString('latin1')
  return {
    jws,
    isWhole(digest) {
      const own = digestOf(pdf)
      if (own.bytes !== digest.bytes || own.sha256 !== digest.sha256) return false
      // Anything behind the signature could show another paper.
      return END.test(pdf.subarray(-1_024).toString('latin1')) && withSignature(pdf, jws).equals(file)
    },
  }
}
