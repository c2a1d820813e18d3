import { licence as licenceWords, verify as words } from '@chitra/messages/licences.ts'
import { licencePath, paths } from '@chitra/paths'
import { Button, FactList, FileCheck, Link, Notice, Page, TextField } from '@chitra/ui'
import { Form } from 'react-router-dom'
import { longDate } from './licence-view.ts'
import type { Verification } from './load-verification.ts'
import { useFileCheck } from './use-file-check.ts'

export interface VerifyPageProps {
  /** As it was typed; empty before. */
  code: string
  /** null for a code that nobody has, and before one was typed. */
  verification: Verification | null
}

/** What a code stands for. */
export function VerifyPage({ code, verification }: VerifyPageProps) {
  return (
    <Page title={words.title} kind="form">
      <p className="text-soft">{words.text}</p>
      <Form action={paths.verify} className="flex flex-col gap-4">
        <TextField
          key={code}
          name="code"
          label={words.code}
          hint={words.codeHint}
          defaultValue={code}
          error={code !== '' && verification === null ? words.unknown : undefined}
          required
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="lg">
          {words.check}
        </Button>
      </Form>
      {verification === null ? null : <Verdict key={verification.code} verification={verification} />}
    </Page>
  )
}

function Verdict({ verification }: { verification: Verification }) {
  const { item, text, licensee, issuedAt, files } = verification
  return (
    <>
      <Outcome {...verification} />
      <FactList
        facts={[
          { name: licenceWords.code, value: verification.code },
          {
            name: words.picture,
            value:
              item.url === null ? (
                item.name
              ) : (
                <Link href={item.url} className={LINK}>
                  {item.name}
                </Link>
              ),
          },
          { name: licenceWords.creator, value: item.creator },
          { name: licenceWords.licensee, value: licensee },
          { name: licenceWords.since, value: longDate(issuedAt) },
          {
            name: licenceWords.text,
            value: (
              <Link href={licencePath(text.version)} className={LINK}>
                {licenceWords.textName(text.title, text.version)}
              </Link>
            ),
          },
        ]}
      />
      <FileCheck
        title={words.file.title}
        text={words.file.text}
        buttonLabel={words.file.choose}
        dropHint={words.file.or}
        {...useFileCheck(files)}
      />
    </>
  )
}

const LINK = 'text-neel underline'

function Outcome({ status, kind, refundedAt, isSpecimen }: Verification) {
  if (status === 'refunded') return <Notice tone="error">{words.refunded(refundedAt === null ? null : longDate(refundedAt))}</Notice>
  if (isSpecimen) return <Notice>{words.specimen}</Notice>
  return <Notice tone="success">{kind === 'free' ? words.validFree : words.valid}</Notice>
}
