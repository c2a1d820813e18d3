import { CloseIcon, HeartIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { boardLabels } from '../../labels/board-labels.ts'
import { SegmentedChoice } from '../../primitives/segmented-choice/segmented-choice.tsx'

export type Vote = 'heart' | 'no'

export interface BoardVote {
  /** Who says it, as they call themselves. */
  name: string
  vote: Vote
  /** Of the one who looks at it. */
  mine?: boolean | undefined
}

interface BoardVotesProps {
  /** The picture's, for the choice's name. */
  title: string
  /** What has been said, by name. */
  votes: ReadonlyArray<BoardVote>
  /** The choice of the one who looks at it. */
  vote: Vote | null
  /** Called with null to take it back; absent where nobody votes. */
  onVote: ((change: { vote: Vote | null }) => void) | undefined
}

/** What others have said of a picture, and one's own choice. */
export function BoardVotes({ title, votes, vote, onVote }: BoardVotesProps) {
  const labels = useLabels(boardLabels)
  const namesOf = (wanted: Vote): string =>
    votes
      .filter((one) => one.vote === wanted)
      .map(({ name, mine }) => (mine === true ? labels.votedByYou : name))
      .join(', ')
  const [hearts, noes] = [namesOf('heart'), namesOf('no')]
  return (
    <div className="flex flex-col gap-2.5">
      {onVote === undefined ? null : (
        <SegmentedChoice
          label={labels.voteOn(title)}
          clearable
          value={vote}
          onValueChange={({ value }) => onVote({ vote: value })}
          options={[
            {
              value: 'heart',
              label: labels.voteYes,
              icon: <HeartIcon aria-hidden="true" className={vote === 'heart' ? 'fill-heart text-heart' : undefined} />,
            },
            { value: 'no', label: labels.voteNo, icon: <CloseIcon aria-hidden="true" /> },
          ]}
        />
      )}
      {hearts === '' && noes === '' ? null : (
        <ul className="flex flex-col gap-1 text-sm">
          {hearts === '' ? null : (
            <li className="flex gap-1.5">
              <HeartIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-heart text-heart" />
              <span className="wrap-anywhere">{labels.yesVotes(hearts)}</span>
            </li>
          )}
          {noes === '' ? null : (
            <li className="flex gap-1.5">
              <CloseIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-soft" />
              <span className="wrap-anywhere">{labels.noVotes(noes)}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
