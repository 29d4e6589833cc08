import { useAuth } from '../../features/auth/auth-context.tsx'
import { LinkedInCard } from '../../features/linkedin/linkedin-card.tsx'
import { CurrentResumeCard } from '../../features/resumes/current-resume-card.tsx'
import { DesignChooser } from '../../features/resumes/design/design-chooser.tsx'
import { FeedbackForm } from '../../features/resumes/feedback/feedback-form.tsx'
import { FirstResume } from '../../features/resumes/first-resume.tsx'
import { ResumeHistory } from '../../features/resumes/history/resume-history.tsx'
import { NewerResumeCard } from '../../features/resumes/newer-resume-card.tsx'
import { NotResumeCard } from '../../features/resumes/not-resume-card.tsx'
import { PersonalDetailsCard } from '../../features/resumes/personal/personal-details-card.tsx'
import { ResumeLoading, SuggestionsLoading } from '../../features/resumes/resume-loading.tsx'
import { isInProgress } from '../../features/resumes/resume-progress.ts'
import { ResumeStatusCard } from '../../features/resumes/resume-status-card.tsx'
import { ScoreCard } from '../../features/resumes/score/score-card.tsx'
import { SuggestionsCard } from '../../features/resumes/suggestions-card.tsx'
import { CorrectResume } from '../../features/resumes/understood/correct-resume.tsx'
import { UnsurePanel } from '../../features/resumes/unsure/unsure-panel.tsx'
import { WhatHappensCard } from '../../features/resumes/what-happens-card.tsx'
import { PremiumCard } from '../../features/subscription/premium-card.tsx'
import { paths } from '../paths.ts'
import type { Dashboard, DashboardCard, ResumeDashboard } from './dashboard-card.ts'
import { NextStepsCard } from './next-steps-card.tsx'
import { resumeCard } from './resume-card.tsx'

const isLoading = ({ resumes }: Dashboard) => resumes === undefined
const isEmpty = ({ resumes }: Dashboard) => resumes?.length === 0
const isCurrentInProgress = ({ current }: ResumeDashboard) => isInProgress(current.status)
const isNoResume = ({ current }: ResumeDashboard) => current.notResume !== undefined
const isResume = (dashboard: ResumeDashboard) => !isNoResume(dashboard)

const CurrentResume = ({ current, targetRole }: ResumeDashboard) => {
  const { user } = useAuth()
  return (
    <CurrentResumeCard resume={current} correction={<CorrectResume key={current.id} resume={current} />}>
      <FeedbackForm resumeId={current.id} personId={user?.uid ?? ''} targetRole={targetRole} />
    </CurrentResumeCard>
  )
}

const whileLoading: DashboardCard[] = [
  { id: 'resume-loading', place: 'main', isShown: isLoading, Card: ResumeLoading },
  { id: 'suggestions-loading', place: 'aside', isShown: isLoading, Card: SuggestionsLoading },
]

const withoutResume: DashboardCard[] = [
  {
    id: 'first-resume',
    place: 'main',
    isShown: isEmpty,
    Card: ({ targetRole }) => <FirstResume targetRole={targetRole} />,
  },
  { id: 'what-happens-first', place: 'aside', isShown: isEmpty, Card: WhatHappensCard },
]

const aboutResume: DashboardCard[] = [
  resumeCard({
    id: 'resume-status',
    place: 'head',
    Card: ({ current, history }) => (
      <ResumeStatusCard
        status={current.status}
        historyId={history.id}
        historyOpen={history.isOpen}
        onHistoryToggle={history.toggle}
      />
    ),
  }),
  resumeCard({
    id: 'resume-history',
    place: 'head',
    isShown: ({ history }) => history.isOpen,
    Card: ({ resumes, history }) => <ResumeHistory id={history.id} resumes={resumes} />,
  }),
  resumeCard({
    id: 'not-resume',
    place: 'main',
    isShown: isNoResume,
    Card: ({ current, targetRole }) => (
      <NotResumeCard key={current.id} resume={current} targetRole={targetRole} />
    ),
  }),
  resumeCard({
    id: 'unsure',
    place: 'main',
    isShown: isResume,
    Card: ({ current }) => <UnsurePanel resume={current} />,
  }),
  resumeCard({ id: 'current-resume', place: 'main', isShown: isResume, Card: CurrentResume }),
  resumeCard({
    id: 'personal-details',
    place: 'main',
    isShown: isResume,
    Card: ({ current }) => <PersonalDetailsCard resume={current} />,
  }),
  resumeCard({
    id: 'design',
    place: 'main',
    isShown: isResume,
    Card: ({ current }) => <DesignChooser resume={current} />,
  }),
  resumeCard({
    id: 'linkedin',
    place: 'main',
    isShown: (dashboard) => !isCurrentInProgress(dashboard) && isResume(dashboard),
    Card: ({ current }) => <LinkedInCard key={current.id} resumeId={current.id} />,
  }),
  resumeCard({ id: 'what-happens', place: 'aside', isShown: isCurrentInProgress, Card: WhatHappensCard }),
  resumeCard({
    id: 'suggestions',
    place: 'aside',
    isShown: isResume,
    Card: ({ current }) => <SuggestionsCard feedback={current.feedback} roleBasis={current.roleBasis} />,
  }),
  resumeCard({ id: 'next-steps', place: 'aside', Card: NextStepsCard }),
  resumeCard({ id: 'score', place: 'aside', Card: ({ current }) => <ScoreCard resume={current} /> }),
  resumeCard({
    id: 'premium',
    place: 'aside',
    Card: () => <PremiumCard plansPath={paths.subscription} />,
  }),
  resumeCard({
    id: 'newer-resume',
    place: 'aside',
    isShown: isResume,
    Card: ({ targetRole }) => <NewerResumeCard targetRole={targetRole} />,
  }),
]

/** Every dashboard card. Within a place, they appear in this order. */
export const dashboardCards: DashboardCard[] = [...whileLoading, ...withoutResume, ...aboutResume]
