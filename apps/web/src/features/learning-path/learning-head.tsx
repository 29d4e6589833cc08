export const LearningHead = ({ role }: { role: string }) => (
  <header className="mb-5 md:mb-7">
    <h1 className="text-h1">Learning Path</h1>
    <p className="mt-1 text-ink-2 wrap-anywhere">{`Selected Role: ${role}`}</p>
  </header>
)
