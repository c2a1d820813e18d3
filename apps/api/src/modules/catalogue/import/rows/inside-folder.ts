import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import { ImportProblem } from '../problem.ts'

/**
 * The real path of a file named in a catalogue.
 * @param folder the real path of the catalogue's folder
 * @param name a relative path with forward slashes
 * @throws ImportProblem if there is no such file, or if it is outside the folder, also by a link
 */
export async function fileInside(folder: string, name: string): Promise<string> {
  if (name === '' || name.includes('\0')) throw new ImportProblem('The name of the file is missing.')
  if (isAbsolute(name) || /^[a-z]:|\\/i.test(name) || name.split('/').includes('..'))
    throw new ImportProblem('The file is outside the folder.')
  const path = await firstExisting([name, name.normalize('NFC'), name.normalize('NFD')].map((spelling) => join(folder, spelling)))
  if (path === null) throw new ImportProblem('There is no such file.')
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) throw new ImportProblem('The file is outside the folder.')
  if (!(await stat(path)).isFile()) throw new ImportProblem('It is not a file.')
  return path
}

/** The first path that exists. Operating systems differ in the normal form of Unicode file names, so several spellings are tried. */
async function firstExisting(paths: string[]): Promise<string | null> {
  for (const path of new Set(paths)) {
    try {
      return await realpath(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ENAMETOOLONG') throw new ImportProblem(`The file cannot be read (${code}).`)
    }
  }
  return null
}
