import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../history/load-failure.tsx'
import { PanelLoading } from '../panel-loading.tsx'
import { HandsOn } from './hands-on.tsx'
import { useMock, useMocks } from './mock.queries.ts'
import { MockList } from './mock-list.tsx'
import './mock-print.css'
import { MockReportView } from './mock-report-view.tsx'
import { MockRun } from './mock-run.tsx'
import { MockSetup } from './mock-setup.tsx'
import { ScheduledMock } from './scheduled-mock.tsx'

type MockPanelProps = {
  uid: string
  role: string
  mockId: number | undefined
  onShow: (id: number | undefined) => void
}

const OneMock = ({ uid, id }: { uid: string; id: number }) => {
  const { data, error, isFetching, refetch } = useMock(id)
  if (!data && error)
    return (
      <LoadFailure
        title="The interview could not be loaded"
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <PanelLoading label="Loading the interview" />
  const { interview, current, report } = data
  if (report) return <MockReportView interview={interview} report={report} answers={data.answers ?? []} />
  return current ? <MockRun uid={uid} state={data} current={current} /> : <ScheduledMock mock={interview} />
}

const Overview = ({ role, onShow }: { role: string; onShow: (id: number) => void }) => {
  const { data, error, isFetching, refetch } = useMocks()
  if (!data && error)
    return (
      <LoadFailure
        title="Your mock interviews could not be loaded"
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <PanelLoading label="Loading your mock interviews" />
  return (
    <div className="grid gap-8">
      <MockSetup role={role} hasResume={data.hasResume ?? false} onCreated={onShow} />
      {data.interviews.length > 0 && <MockList mocks={data.interviews} onShow={onShow} />}
      <HandsOn />
    </div>
  )
}

/** The mock interviews: all of them, or one that is planned, running or reported on. */
export const MockPanel = ({ uid, role, mockId, onShow }: MockPanelProps) => {
  if (mockId === undefined) return <Overview role={role} onShow={onShow} />
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="mb-3 -ml-3 print:hidden"
        onClick={() => onShow(undefined)}
      >
        <ArrowLeft aria-hidden />
        All mock interviews
      </Button>
      <OneMock uid={uid} id={mockId} />
    </>
  )
}
