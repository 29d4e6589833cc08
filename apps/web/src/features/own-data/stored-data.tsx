import type { PrivacyFacts } from '@nextrung/contract/own-data'
import { PrivacyItem, PrivacyList, PrivacySection } from './privacy-section.tsx'

const places = {
  embedded: "It is in a database in this server's own data folder, which only the server's account can open.",
  server: 'It is in a PostgreSQL database run by the same people as this server.',
}

export const StoredData = ({ facts }: { facts: PrivacyFacts }) => (
  <PrivacySection title="What is kept, and where">
    <PrivacyList>
      <PrivacyItem about="Your account:">
        your name, the address you sign in with, a hash of your password, and for every device that is signed
        in its browser and network address. A second factor's secret is kept encrypted.
      </PrivacyItem>
      <PrivacyItem about="Your profile and settings:">what you typed and chose there.</PrivacyItem>
      <PrivacyItem about="Your resumes:">
        the files you uploaded, the text read from them, every version made from it, your feedback, and the
        evidence for each line.
      </PrivacyItem>
      <PrivacyItem about="Your career stories:">
        each one you generated, with the evidence for each sentence, and your edits.
      </PrivacyItem>
      <PrivacyItem about="Your career path:">
        the recommendations you asked for, with the words of your resume they rest on, the skills you named
        when asking, and the date. Only the newest for each target role is kept.
      </PrivacyItem>
      <PrivacyItem about="Your courses:">
        which ones you started or finished here, when, how far you are, and your rating. The sites that offer
        them learn nothing from this server.
      </PrivacyItem>
      <PrivacyItem about="Your learning path:">
        the hours, order, topics and skipped skills you set, the role you asked a path for, the milestones you
        ticked, and what you answered to a suggested next step. The path itself is worked out anew each time.
      </PrivacyItem>
      <PrivacyItem about="Your quizzes and certificates:">
        the questions you were asked, your answers, the levels they gave, the levels you claimed, the
        certificates you named with the copies you attached, and what you reported about a question.
      </PrivacyItem>
      <PrivacyItem about="Your challenges:">
        which ones you took, the steps you ticked, what you handed in with each criterion’s result, and what
        you reported about a challenge or an exercise.
      </PrivacyItem>
      <PrivacyItem about="Your plan:">
        which one, since when, and how much of its allowances you have used. Card data never reaches this
        server.
      </PrivacyItem>
      <PrivacyItem about="Your exercises:">
        which ones you tried, how often, the hints and solutions you saw, and when and with which code you
        passed. Other code you run reaches this server but is not kept; this browser keeps what you are
        writing until you close the tab or sign out.
      </PrivacyItem>
      <PrivacyItem about="Your interview practice:">
        the questions you were given, your answers with their marks, and how long each took; your mock
        interviews and the stories you wrote. This browser keeps an answer you are writing until you close the
        tab or sign out.
      </PrivacyItem>
      <PrivacyItem about="Your voice:">
        recordings of spoken answers, only if you agreed to it, with the date you did. Withdrawing your
        consent deletes them all. Turning speech into text is done by your browser, which may send the sound
        to its maker; this server gets only the text.
      </PrivacyItem>
      <PrivacyItem about="Your job search:">
        how you search and what you hid, your applications with the resume and the posting exactly as they
        were sent, what employers answered, and your notes. Nothing is sent for you unless you agreed to it,
        with the date you did. After you delete an application, only the job, the employer and the day stay,
        so that nothing is sent twice.
      </PrivacyItem>
      <PrivacyItem about="Messages:">notifications, and what you wrote to support.</PrivacyItem>
      <PrivacyItem about="Recent activity:">
        sign-ins and account changes, with time, browser and network address, but nothing you wrote.
      </PrivacyItem>
      <PrivacyItem about="In your browser:">
        two cookies, one for your session and one that knows this browser again, and your choices such as
        target role and theme. Signing out removes the choices.
      </PrivacyItem>
    </PrivacyList>
    <p>
      {places[facts.database]} The texts in it are not encrypted a second time: whoever runs the server can
      read them.{' '}
      {facts.isEncryptedOnTheWay
        ? 'Everything between you and the server is encrypted (https).'
        : 'This server does not use https, so use it only on your own machine or on a network you trust.'}
    </p>
  </PrivacySection>
)

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const RetentionPeriods = ({ facts }: { facts: PrivacyFacts }) => {
  const { keptFor } = facts
  return (
    <PrivacySection title="How long">
      <PrivacyList>
        <PrivacyItem about="Until you delete it:">
          your profile, your resumes and their files, your career stories, your courses, your plan to learn,
          your quizzes and your interview answers. A version you delete is gone at once; its uploaded file is
          deleted with the last version made from it.
        </PrivacyItem>
        <PrivacyItem about="Sessions:">
          {days(keptFor.sessionIdleDays)} without use, and {days(keptFor.sessionDays)} at most.
        </PrivacyItem>
        <PrivacyItem about="Recent activity:">{days(keptFor.auditDays)}.</PrivacyItem>
        <PrivacyItem about="Links to a download of everything:">{keptFor.exportHours} hours.</PrivacyItem>
        {keptFor.requestHours !== undefined && (
          <PrivacyItem about="That you pressed a button, and what came of it:">
            {keptFor.requestHours} hours, so that a second press or a lost answer does nothing twice.
          </PrivacyItem>
        )}
        <PrivacyItem about="Work that is done, and mails that were sent:">
          {days(keptFor.queueDays)} in the server's list of work.
        </PrivacyItem>
        <PrivacyItem about="Sign-in attempts:">
          counted for at most {days(keptFor.attemptDays)}, by hashes that no name or address can be read from.
        </PrivacyItem>
      </PrivacyList>
      <p>
        When you delete your account, all of the above is deleted at once. Two things stay that lead nobody to
        you: a hash that says that an address had its free trial, and activity lines under a random number
        that no longer belongs to anybody. Counters of sign-in attempts expire on their own.
        {facts.database === 'embedded' &&
          ' The database reuses the space of deleted rows; until then remains of them can stand in its files, which only the server can read.'}{' '}
        The people who run this server make backups and decide how long to keep them.
      </p>
    </PrivacySection>
  )
}
