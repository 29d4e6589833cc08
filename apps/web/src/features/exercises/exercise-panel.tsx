import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { ExerciseLoading } from './exercise-loading.tsx'
import { ExerciseWork } from './exercise-work.tsx'
import { useExercise, useExercises } from './exercises.queries.ts'

type LoadingProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  title: string
  onShowAll?: () => void
}

const NotLoaded = ({ query: { error, isFetching, refetch }, title, onShowAll }: LoadingProps) => {
  if (!error) return <ExerciseLoading />
  if (isSessionEnded(error)) return null
  return (
    <ErrorCard
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
          {onShowAll && (
            <Button variant="outline" onClick={onShowAll}>
              All exercises
            </Button>
          )}
        </div>
      }
    >
      {errorMessage(error, 'The server did not answer properly. Nothing is lost.')}
    </ErrorCard>
  )
}

type OnShow = (id: string | undefined) => void

const List = ({ onShow }: { onShow: OnShow }) => {
  const query = useExercises()
  if (!query.data) return <NotLoaded query={query} title="The exercises could not be loaded" />
  return <ExerciseList exercises={query.data} onShow={onShow} />
}

const One = ({ id, onShow }: { id: string; onShow: OnShow }) => {
  const query = useExercise(id)
  const showAll = () => onShow(undefined)
  if (!query.data)
    return <NotLoaded query={query} title="The exercise could not be opened" onShowAll={showAll} />
  return <ExerciseWork exercise={query.data} onShowAll={showAll} />
}

type ExercisePanelProps = {
  /** Without one, all exercises are listed. */
  id: string | undefined
  onShow: OnShow
}

export const ExercisePanel = ({ id, onShow }: ExercisePanelProps) =>
  id === undefined ? <List onShow={onShow} /> : <One key={id} id={id} onShow={onShow} />
