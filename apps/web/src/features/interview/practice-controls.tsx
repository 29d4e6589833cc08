import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { DisplayMenu } from './display-menu.tsx'
import { type Difficulty, difficulties, type Mode, modes } from './interview-choices.ts'

type PracticeControlsProps = {
  difficulty: Difficulty
  mode: Mode
  isRegenerating: boolean
  onDifficulty: (difficulty: Difficulty) => void
  onMode: (mode: Mode) => void
  onRegenerate: () => void
}

/** What is asked, and how it is answered. */
export const PracticeControls = (props: PracticeControlsProps) => {
  const { difficulty, mode, isRegenerating, onDifficulty, onMode, onRegenerate } = props
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 md:mb-6">
      <Select
        aria-label="Difficulty"
        placeholder="Difficulty"
        value={difficulty}
        options={difficulties}
        onChange={onDifficulty}
        className="h-10 w-[168px] max-md:h-11 max-sm:w-full"
      />
      <Segmented
        label="Answer mode"
        value={mode}
        options={modes}
        onChange={onMode}
        className="max-sm:grid max-sm:w-full"
      />
      <div className="flex flex-1 justify-end gap-3 max-sm:flex-none max-sm:w-full">
        <DisplayMenu />
        <Button variant="outline" busy={isRegenerating} onClick={onRegenerate} className="max-sm:flex-1">
          {!isRegenerating && <RefreshCw aria-hidden />}
          Regenerate Questions
        </Button>
      </div>
    </div>
  )
}
