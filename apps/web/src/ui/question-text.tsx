import { TextWithCode } from './text-with-code.tsx'

const fence = /^```[^\n]*\n([\s\S]*?)\n```$/m

/** A question: its words, and its code as a block that scrolls sideways. */
export const QuestionText = ({ children }: { children: string }) => {
  const [before = '', code, after = ''] = children.split(fence)
  return (
    <>
      <span className="block whitespace-pre-line">
        <TextWithCode>{before.trim()}</TextWithCode>
      </span>
      {code !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a region for the outline of the page.
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
          tabIndex={0}
          aria-label="Code of the question"
          className="mt-3 overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3"
        >
          <pre className="text-[.8125rem] leading-5 font-normal">
            <code className="font-mono">{code}</code>
          </pre>
        </div>
      )}
      {after.trim() && (
        <span className="mt-3 block whitespace-pre-line">
          <TextWithCode>{after.trim()}</TextWithCode>
        </span>
      )}
    </>
  )
}
