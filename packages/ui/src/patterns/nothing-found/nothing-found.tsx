import type { ComponentProps, ReactNode } from 'react'
import { SearchIcon } from '../../icons.ts'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { KeywordChips, type KeywordChipsProps } from '../keyword-chips/keyword-chips.tsx'

export interface SearchesToTry extends Pick<KeywordChipsProps, 'keywords' | 'linkFor' | 'noteFor'> {
  /** Over them: 'Did you mean'. */
  title: string
}

export interface NothingFoundProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says that nothing was found. */
  title: ReactNode
  /** Why that may be. */
  children?: ReactNode
  /** The next steps: links or buttons. */
  action?: ReactNode
  /** What was probably meant, above the next steps, in groups. A group without words is not shown. */
  likely?: ReadonlyArray<SearchesToTry> | undefined
  /** Other searches that find something, below. */
  searches?: ReadonlyArray<SearchesToTry> | undefined
}

/** In place of a list without results: why that may be, and what to try. */
export function NothingFound({ title, children, action, likely = [], searches = [], ...rest }: NothingFoundProps) {
  return (
    <div {...rest}>
      <EmptyState
        title={title}
        icon={<SearchIcon aria-hidden="true" />}
        className="pb-6"
        action={
          <>
            <Groups groups={likely} />
            <div className="flex flex-wrap justify-center gap-3">{action}</div>
          </>
        }
      >
        {children}
      </EmptyState>
      <Groups groups={searches} />
    </div>
  )
}

function Groups({ groups }: { groups: ReadonlyArray<SearchesToTry> }) {
  return groups
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ title, ...words }) => (
      <div key={title} className="flex flex-col items-center gap-3 pb-6">
        <h2 className="text-base">{title}</h2>
        <KeywordChips aria-label={title} className="justify-center" {...words} />
      </div>
    ))
}
