import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { useDisplayChoices } from './display-choices.ts'
import { HistoryDialog } from './history/history-dialog.tsx'
import { HistoryEntry } from './history/history-entry.tsx'
import { questionsQuery, useRegenerateQuestions, useScores } from './interview.queries.ts'
import { type QuestionSet, scenarios } from './interview-choices.ts'
import { InterviewHead } from './interview-head.tsx'
import { newPractice } from './practice.ts'
import { PracticeContext } from './practice-context.ts'
import { PracticeControls } from './practice-controls.tsx'
import { hasRole, showFailure, usePracticeSession } from './practice-session.ts'
import { QuestionSetView } from './question-set.tsx'
import './reading-comfort.css'
import { StatsCard } from './stats-card.tsx'
import { useChosenSet } from './use-chosen-set.ts'
import { useLoadFailureToast } from './use-load-failure-toast.ts'

type InterviewScreenProps = {
  uid: string
  role: string
  /** The buttons of the panels. */
  panels: ReactNode
  report: (questionId: number) => ReactNode
}

const isSameSet = (a: QuestionSet | undefined, b: QuestionSet): boolean =>
  a?.scenario === b.scenario && a.difficulty === b.difficulty && a.mode === b.mode

/** The questions for a role, to practise with. */
export const InterviewScreen = ({ uid, role, panels, report }: InterviewScreenProps) => {
  const { set, choose } = useChosenSet(role)
  const [practice, setPractice] = useState(newPractice)
  const display = useDisplayChoices()
  const session = usePracticeSession()
  const scores = useScores()
  const questions = useQuery(questionsQuery(set))
  const regenerate = useRegenerateQuestions()
  useLoadFailureToast({ scores: scores.error, questions: questions.error, isLoading: questions.isFetching })

  const change = (chosen: Partial<QuestionSet>) => {
    choose(chosen)
    setPractice((before) => ({ ...before, activeId: undefined, latestId: undefined }))
  }
  const generate = () => {
    if (!hasRole()) return
    regenerate.mutate(set, {
      onSuccess: (answer) => {
        if (answer.questions.length === 0) return showFailure('No questions were generated')
        session.renew(set)
        setPractice(newPractice)
      },
      onError: (error) => showFailure('Failed to regenerate questions', error),
    })
  }
  const isRegenerating = regenerate.isPending && isSameSet(regenerate.variables, set)

  return (
    <PracticeContext value={{ uid, set, session, report }}>
      <div className={cn(display.largerText && 'reads-larger', display.widerSpacing && 'reads-wider')}>
        <InterviewHead role={role}>
          <HistoryEntry />
          {panels}
        </InterviewHead>
        <StatsCard scores={scores.data} />
        <PracticeControls
          difficulty={set.difficulty}
          mode={set.mode}
          isRegenerating={isRegenerating}
          onDifficulty={(difficulty) => change({ difficulty })}
          onMode={(mode) => change({ mode })}
          onRegenerate={generate}
        />
        <Tabs
          value={set.scenario}
          onValueChange={(value) => {
            const scenario = scenarios.find((one) => one.value === value)?.value
            if (scenario) change({ scenario })
          }}
        >
          <TabList aria-label="Kind of question" className="mb-5 flex-wrap gap-y-2 max-sm:gap-x-5 md:mb-6">
            {scenarios.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {scenarios.map(({ value }) => (
            <TabPanel key={value} value={value} tabIndex={-1} className="outline-none">
              <QuestionSetView
                questions={questions}
                practice={practice}
                onPractice={setPractice}
                isRegenerating={isRegenerating}
                onGenerate={generate}
              />
            </TabPanel>
          ))}
        </Tabs>
        <HistoryDialog onPractise={change} />
      </div>
    </PracticeContext>
  )
}
