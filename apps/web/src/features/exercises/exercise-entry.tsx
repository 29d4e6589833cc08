import { SquareTerminal } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useExerciseView } from './exercise-view.ts'

/** Opens the exercises. */
export const ExerciseEntry = () => {
  const { show } = useExerciseView()
  return (
    <Button variant="outline" full onClick={() => show(undefined)}>
      <SquareTerminal aria-hidden />
      Do an exercise
    </Button>
  )
}
