import { Star } from 'lucide-react'

type CourseRatingProps = {
  name: string
  rating: number | undefined
  disabled: boolean
  onRate: (rating: number | null) => void
}

const stars = [1, 2, 3, 4, 5]

/** The person's own rating; choosing the same one again removes it. */
export const CourseRating = ({ name, rating = 0, disabled, onRate }: CourseRatingProps) => (
  <fieldset className="flex items-center" disabled={disabled}>
    <legend className="sr-only">{`Your rating of ${name}`}</legend>
    {stars.map((star) => (
      <button
        key={star}
        type="button"
        aria-pressed={star === rating}
        aria-label={star === 1 ? '1 star' : `${star} stars`}
        onClick={() => onRate(star === rating ? null : star)}
        className="grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-sunken max-md:size-11"
      >
        <Star
          aria-hidden
          className={`size-[18px] stroke-[1.75] ${star <= rating ? 'fill-primary text-accent-foreground' : ''}`}
        />
      </button>
    ))}
  </fieldset>
)
