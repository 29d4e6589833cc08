import type { ExerciseKind, ExerciseTest } from '@nextrung/contract/exercises'
import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TestResult } from './running/exercise-runner.ts'
import { expectedOf, inputOf } from './test-words.ts'
import { CodeBlock, ValueView } from './value-view.tsx'

const icons = {
  passed: <CircleCheck aria-hidden className="text-primary" />,
  failed: <CircleX aria-hidden className="text-destructive" />,
  hung: <CircleX aria-hidden className="text-destructive" />,
  'not-run': <Circle aria-hidden className="text-muted-foreground" />,
}

const verdicts = {
  passed: 'passed',
  failed: 'failed',
  hung: 'took too long and was stopped',
  'not-run': 'not run',
}

const Part = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-caption text-muted-foreground">{words}</dt>
    <dd className="m-0 min-w-0">{children}</dd>
  </div>
)

type DetailsProps = { kind: ExerciseKind; test: ExerciseTest; result: TestResult }

const Got = ({ result: { got, error } }: { result: TestResult }) => {
  if (error !== undefined) return <CodeBlock label="Error">{error}</CodeBlock>
  if (got === null) return <p className="text-small">no value</p>
  return <ValueView label="What your code gave" json={got} />
}

const Details = ({ kind, test, result }: DetailsProps) => {
  const expected = expectedOf(test)
  return (
    <dl className="mt-2 mb-1 grid gap-2.5 pl-[26px]">
      {inputOf(kind, test).map(({ words, text }) => (
        <Part key={words} words={words}>
          <CodeBlock label={words}>{text}</CodeBlock>
        </Part>
      ))}
      <Part words={expected.words}>
        {expected.json === undefined ? (
          <p className="text-small">{expected.text}</p>
        ) : (
          <ValueView label={expected.words} json={expected.json} />
        )}
      </Part>
      {result.status === 'failed' && (
        <Part words={result.error === undefined ? 'Your code gave' : 'Your code failed'}>
          <Got result={result} />
        </Part>
      )}
      {result.printed !== undefined && (
        <Part words="It printed">
          <CodeBlock label="What your code printed">{result.printed}</CodeBlock>
        </Part>
      )}
    </dl>
  )
}

type TestItemProps = { kind: ExerciseKind; test: ExerciseTest; result: TestResult | undefined }

/** A test, and what went wrong with which input. */
export const TestItem = ({ kind, test, result }: TestItemProps) => {
  const status = result?.status ?? 'not-run'
  const isBroken = status === 'failed' || status === 'hung'
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <p className="flex items-start gap-2 text-small [&_svg]:mt-0.5 [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
        {icons[status]}
        <span className="min-w-0 wrap-anywhere">
          {test.isHidden ? 'Another case, which is not shown' : test.name}
          {result && (
            <span
              className={isBroken ? 'text-destructive' : 'text-muted-foreground'}
            >{`: ${verdicts[status]}`}</span>
          )}
        </span>
      </p>
      {isBroken && result && !test.isHidden && <Details kind={kind} test={test} result={result} />}
      {isBroken && result?.error !== undefined && test.isHidden && (
        <div className="mt-2 pl-[26px]">
          <CodeBlock label="Error">{result.error}</CodeBlock>
        </div>
      )}
    </li>
  )
}
