/** One file or row cannot be imported. The message is a sentence for the operator, shown after the file's name. */
export class ImportProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportProblem'
  }
}

/** Nothing in the folder can be imported. */
export class ImportRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportRefused'
  }
}

/** Turns any error of `run` into an ImportProblem. For operations that fail only if the file is at fault. */
export async function asImportProblem<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ImportProblem) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new ImportProblem(`${what} (${code ?? message}).`, { cause: error })
  }
}
