import { BookOpenText } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useStoriesView } from './stories-view.ts'

/** Opens the story bank. */
export const StoriesEntry = () => {
  const { show } = useStoriesView()
  return (
    <Button variant="outline" onClick={() => show(undefined)}>
      <BookOpenText aria-hidden />
      Stories
    </Button>
  )
}
