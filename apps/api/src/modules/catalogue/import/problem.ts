/** Raised for one file or row that cannot be imported. The message is a sentence for the operator, who sees it beside the file's name. */
export class ImportProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportProblem'
  }
}

/** Raised when nothing of a folder can be imported. */
export class ImportRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportRefused'
  }
}

/** Runs what can fail only by the fault of a file, and names that file's failure as such. */
export async function blaming<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ImportProblem) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new ImportProblem(`${what} (${code ?? message}).`, { cause: error })
  }
}
