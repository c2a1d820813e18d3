import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { readAll } from '../../platform/files/index.ts'
import type { Mail } from '../../platform/mail.ts'
import { paperOf } from './paper/paper.ts'
import { type ArchivedPaper, type Paper, paperById, setPaperFile } from './papers-store.ts'
import type { Needs } from './needs.ts'

/** Where a paper is in the store: its name is its hash, so that no other bytes can ever be there. */
export const paperKey = (sha256: string): string => `papers/${sha256.slice(0, 2)}/${sha256}.pdf`

/** `INV-2627-000001.pdf` */
export const paperFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`

type Services = Pick<Needs, 'db' | 'files'>

/** The hash of a paper's PDF, which is made if it does not exist yet. Safe to repeat and to run twice at once: the first one counts. */
export async function makePaper({ db, files }: Services, paper: Pick<Paper, 'id' | 'sha256' | 'facts'>): Promise<string> {
  if (paper.sha256 !== null) return paper.sha256
  const pdf = await paperOf(paper.facts)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  // The file is there before the row names it.
  await files.put(paperKey(sha256), pdf)
  return await setPaperFile(db, paper.id, sha256)
}

/** A job of the queue. */
export async function makeQueuedPaper(services: Services, data: object): Promise<void> {
  await makePaper(services, await paperById(services.db, (data as { paperId: number }).paperId))
}

/** Papers as files, each made when it is opened. */
export const paperFiles = (
  services: Services,
  papers: readonly ArchivedPaper[],
): { order: string; name: string; open: () => Promise<Readable> }[] =>
  papers.map((paper) => ({
    order: paper.order,
    name: paperFileName(paper.number),
    open: async () => services.files.stream(paperKey(await makePaper(services, paper))),
  }))

export interface StoredPaper {
  /** `INV-2627-000001.pdf` */
  name: string
  /** In the store. */
  key: string
  sha256: string
  issuedAt: Date
}

/** Papers as stored files, in their order; those that do not exist yet are made. */
export async function storedPapers(services: Services, papers: readonly Paper[]): Promise<StoredPaper[]> {
  const stored: StoredPaper[] = []
  for (const paper of papers) {
    const sha256 = await makePaper(services, paper)
    stored.push({ name: paperFileName(paper.number), key: paperKey(sha256), sha256, issuedAt: paper.issued_at })
  }
  return stored
}

/** A queued mail with the paper that it names, if it does. */
export async function withPaper(services: Services, data: object): Promise<object> {
  if (!('paperId' in data)) return data
  const { paperId, ...mail } = data as Mail & { paperId: number }
  const paper = await paperById(services.db, paperId)
  const content = await readAll(services.files.stream(paperKey(await makePaper(services, paper))))
  return { ...mail, attachments: [{ filename: paperFileName(paper.number), content, contentType: 'application/pdf' }] }
}
