import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

function git(repository: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

const knows = (repository: string, name: string): boolean => {
  try {
    git(repository, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

/**
 * The commit that the working tree is compared with: where its branch left the main one. Undefined when the tree is that commit and has no changes. `branch` is
 * another to compare with.
 */
export function mergeBase(repository: string, branch?: string): string | undefined {
  const main = (branch === undefined ? ['origin/main', 'main'] : [branch]).find((name) => knows(repository, name))
  if (main === undefined) throw new Error(`Git knows no ${branch ?? 'branch main'} to compare with: name one with --base.`)
  const base = git(repository, 'merge-base', main, 'HEAD')
  const isUnchanged = base === git(repository, 'rev-parse', 'HEAD') && git(repository, 'status', '--porcelain') === ''
  return isUnchanged ? undefined : base
}

/** Does some work in a temporary tree of one commit, made below `within`, and takes the tree away again, also when the process is ended meanwhile. */
export async function inTreeOf<Result>(
  { repository, commit, within }: { repository: string; commit: string; within: string },
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(within, 'chitra-before-')))
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true })
    git(repository, 'worktree', 'prune')
  }
  process.once('exit', remove)
  try {
    git(repository, 'worktree', 'add', '--detach', '--quiet', folder, commit)
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
