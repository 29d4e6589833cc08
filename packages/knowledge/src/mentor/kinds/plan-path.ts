import type { MentorKind } from '../mentor-kind.ts'

export const planPathKinds: readonly MentorKind[] = [
  {
    id: 'plan.make',
    asking: 'for a plan for getting into {role}',
    needs: ['role'],
    examples: [
      'make me a plan',
      'can you build a study plan for data engineer',
      'I need a roadmap to become a devops engineer',
      'plan for the next 6 months please',
      'give me a step by step schedule to get into cybersecurity',
      'draft a learning schedule for me',
      'what would a good plan look like for someone like me',
      'create a weekly timetable for learning python and sql',
      'I want a structured path to frontend developer',
      'put together a curriculum for cloud engineer',
      'no structure in what I do, need a plan',
      'set up a smaller plan for me',
      '12 week plan to backend?',
      'how should I structure my learning',
      "write me a career plan, I'm 5 yrs in as a developer and want to be tech lead",
      'lay out the stages toward machine learning engineer',
      'can we make a realistic timetable around my shifts',
      'plan my transition',
      "I'd like a personal roadmap, not a generic one",
      'help me organise my study over the year',
      'new year, need a game plan for my switch to product',
      'could you make a plan with months and goals for SRE',
      'what does the whole route look like from start to finish',
      'i want plan for become mobile developer',
      'map out my road to solutions architect',
      'set me up a study routine with milestones',
      'planing help needed, job interview season starts in spring',
      'could you set out the next three months for me',
      'I want a roadmap with dates',
      'what would the perfect week by week schedule be for a busy cook learning python',
      'please design my route to security engineer',
      "I need something to follow, I can't do it without structure",
      "draw up a plan, I've 6 hours and start on monday",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Good moment for a plan, as long as it's made for a tired Wednesday too: start with {gap1}, go on to {gap2}, and put the sessions in the calendar before the mood passes.",
          "Let's put that energy into dates. One thing finished each month, three fixed sessions a week, and the first of them within two days.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Your plan for {role} is in your learning path: it begins with {gap1}, goes on to {gap2}, and takes {pathDuration} at {hoursPerWeek} hours a week.',
          "Here's the outline for {role}: first {gap1}, then {gap2}, then {gap3}, over {pathDuration} at {hoursPerWeek} hours a week.",
          "I'd lay it out like this for {role}: {gap1} until you've built something with it, {gap2} after that, and all of it in {pathDuration} at {hoursPerWeek} hours a week.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "For {role} I'd plan in three stretches: the basics with {gap1}, a project that uses them, and a search that begins before the learning ends.",
          'A plan for {role} has to start with {gap1}, since that weighs most, and it should produce something finished every month.',
          'Toward {role}, begin with {gap1} and let each month end in something finished; the applications start before the last skill does.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'A good plan has three stretches: learn enough to build, build something somebody uses, then apply while you go on learning. Each one ends with a thing you can show.',
          'Set your target role and weekly hours in your profile, and the learning path builds the plan from what you already have and what postings ask for.',
          'Think in three chapters, learning, building and searching, and let them overlap. Each needs a date and a thing to show at the end.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "The stop you're heading for right now is {nextMilestone}.",
          'First on it comes the milestone {nextMilestone}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You start with {skillsHeldCount} required skills, so the plan leaves those out.',
          "It skips what you already have, and that's {skillsHeldCount} required skills.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "I'm keeping in mind what you told me about yourself: {limit}.",
          "It has to fit what you've said ({limit}), or it won't last three weeks.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Plans tend to fail at the first unplanned week. That's why yours should be made for your worst ordinary week, with one week in five left empty.",
          'Plan by results, not by chapters. "Finished module four" isn\'t a milestone; "a report that refreshes itself" is.',
          'The order comes from what each skill rests on and what employers ask for most, so you never build the roof before the walls.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Give every month one deliverable, and write it in the form "somebody can open this and do that." Then fill in the evenings.',
          "Plan four weeks closely and the rest roughly. You'll know so much more in a month that detail beyond that would be wasted.",
          'Set the sessions first and the content after: three slots in the week, each with a start time. Content without slots is a wish.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep twenty minutes free on Sunday: what got done, what moves, what's the one thing for the week. A plan without that is a poster.",
          "Leave every fifth week free. Life will eat it anyway, and then you're on schedule instead of behind.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "Put the first five applications in the plan two thirds of the way through, with a date. Otherwise there'll always be one more thing to learn.",
          "Write the people into it as well, one conversation every two weeks with somebody who does the job. That's the part most plans lack.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Tie each skill to a piece of your present work, so that part of the practice happens on paid time.',
          'Plan evidence rather than lessons: one thing introduced, one thing measured, one thing presented per quarter.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "It's a guess with dates on it. If you miss two weeks, move the dates and keep the order.",
          "Don't polish the plan. A good one fits on the back of a receipt.",
        ],
      },
      {
        place: 'next',
        texts: ['To begin it today: {nextStep}.', 'Its first step is small: {nextStep}.'],
      },
      {
        place: 'next',
        texts: [
          'Open your learning path and set the weekly hours to a number you kept last week, not one you hope for.',
          'Write the first deliverable and its date on a sticky note and put it where you make your coffee.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there a date it has to be done by, or is the pace yours to choose?',
          'Which weeks in the coming months are already lost to work, family or travel?',
        ],
      },
    ],
    actions: [
      'I have 5 hours a week',
      "What's my next milestone?",
      'Why this order?',
      'What should I do this week?',
      "How long until I'm ready?",
    ],
    opens: ['learning-path'],
  },
  {
    id: 'plan.duration',
    asking: "how long until you're ready",
    needs: [],
    examples: [
      "how long until I'm ready",
      'when will I be done with my path',
      'how much longer do I have to learn',
      'on what date will I have everything together',
      'how many months are left on my plan',
      'at this pace, when do I finish',
      'whats my estimated finish date',
      'when will I be job ready at 8 hours a week',
      'how far along am I in time',
      'will I be ready by September',
      'am i going to finish this year?',
      'how many weeks remain in my learning path',
      'how long does my plan take in total',
      'if I do 10 hours a week, when am I through',
      'I want to apply in spring, does my path allow it',
      'time left till I reach my goal',
      'end date of my path?',
      'when is the finish line, approximately',
      'my path says 7 months, is this number serious',
      'how did you calculate the duration of my plan',
      'does the estimate count the projects too',
      'how long is my road still',
      'wen will i be finished with everything',
      'given my progress so far, when could I realistically be there',
      'why does my plan take so long',
      'can I trust the months shown in my path',
      "what's left on the clock for my plan",
      'how much time is left on my path',
      'am i still on course for the date you gave',
      'in which month will I get there if I carry on like this',
      'show me the projected end of my learning',
      'does the plan end before christmas',
      'how many more weeks of this',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I know it feels as if the end keeps moving. Let's look at the real number, because it's usually better than the feeling.",
          'Waiting for the finish wears anyone down. Take the figure for what it is: hours left divided by hours a week, not a verdict on you.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Going by your path, it's {pathDuration} at {hoursPerWeek} hours a week, counted from where you stand today.",
          'The learning part comes to {pathDuration} if you keep up {hoursPerWeek} hours a week.',
          'Your plan says {pathDuration}, and that holds as long as you really keep {hoursPerWeek} hours a week.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's hours left divided by hours a week, so tell me the weekly hours you really keep, and your path will show you a date.",
          'Your path works it out from the skills still open and your hours per week; without a target role and honest hours it can only guess.',
          "I can't give you a date without knowing your hours. Set the ones you keep in a bad week, and the path does the rest.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've got {skillsHeldCount} required skills behind you, and the longest piece ahead is {gap1}.",
          'What takes the time now is {gap1} and {gap2}; the skills you already hold ({skillsHeldCount}) cost nothing more.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "The nearest point on the way is {nextMilestone}, and that's the one I'd steer by today.",
          'Before the end comes your next milestone, {nextMilestone}. Measure yourself by that.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The estimate counts study and practice. It doesn't count illness, holidays, or the week when everything breaks, so add a fifth in your head.",
          "Estimates like this are honest about effort and blind to life. Where they go wrong, it's usually the weekly hours and rarely the material.",
          "Ready isn't the same as done. You're ready for applications a good way before the last skill is checked off.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Compare the planned hours with those of the last three weeks. If you did half, the date is twice as far, and it's better to know.",
          'Keep a tally for two weeks and put that number in your settings. A true date far off is kinder than a false one around the corner.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If there's a date you need, cut scope, not sleep: leave out the last skills on the path and make the first ones good.",
          'To bring the end nearer, add a slot rather than lengthen one. A third short session helps more than two longer ones.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Begin applying when you're about two thirds of the way through. The search takes its own time, and what comes back tells you what to learn last.",
          "Plan the first application as a milestone of its own, well before the end of the path. You'll want the practice anyway.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'In your case the date can come sooner, because work can carry part of it. Every ticket in the new area counts as studying.',
          "Don't wait for the end of the path at all. For many roles, the first half plus your years is enough to start talking to people.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "The path ends with being able to do the work. When somebody signs a contract depends on the market too, and I can't put a date on that.",
          "Don't tell people a month. Tell them what you'll have built by then.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Check today that your weekly hours are the ones you keep, and look at the date again.',
          'Take the next piece off the list: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Are you asking because there's a date that matters, or because it feels long?",
          'How many hours did you really get in last week?',
        ],
      },
    ],
    actions: ['Can I go faster?', 'Am I ready to apply?', "What's my next milestone?", 'I fell behind'],
    opens: ['learning-path'],
  },
  {
    id: 'plan.hours',
    asking: 'me to plan with the hours you have',
    needs: ['hours'],
    examples: [
      'I have 5 hours a week',
      'I can do 10 hours per week',
      'only 3 hours weekly for me',
      "about 2 hours a day is what I've got",
      'weekends only, maybe 6 hours',
      'I can study 15 hrs a week now',
      "from next month I'll have 20 hours a week",
      'change my weekly hours to 8',
      "one hour every morning, that's my time",
      'an hour a day max',
      'I could put in 4 hrs on saturdays',
      'my time budget is 7 hours weekly',
      'now I have less time, only 2 hours a week',
      'I have 30 mins a day',
      'full time, 40 hours per week',
      "let's say 6 hours a week, not more",
      "i've got about 12 hours weekly between shifts",
      'Tuesday and Thursday evening, 90 minutes each',
      'set my hours to 5',
      'i have more time than before, around 14h',
      '3 evenings a week, 2 hours each',
      'could spend half a day on Sundays and nothing else',
      'realistic is four hours a week for me',
      'my availability: 9 hours a week',
      'can give it 25 hours a week until august',
      'unfortunatly only 1 hour a week at the moment',
      'on vacation for 3 weeks, so 30 hours a week',
      'put me down for six hours',
      'I can spare 45 minutes on weekdays',
      'sundays 3h and wednesdays 1h, thats it',
      'it will be 10h/week from now',
      'less time from now on: 4 hours a week',
      "I'm free mornings, around 15 hours in total per week",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "Good, and I'd protect that time: put the {hoursPerWeek} hours a week in the calendar now, while you feel like it.",
          'Nice. Give the first of those hours to building something rather than to another lesson, while the mood is good.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "With {hoursPerWeek} hours a week, I'd make that two or three fixed sessions and leave the rest of the week alone.",
          "All right, {hoursPerWeek} hours a week. That's something to work with, provided the hours have a place in the calendar.",
          "Good, then we'll plan on {hoursPerWeek} hours a week, and nothing you'd have to steal from sleep.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Good to know; a plan is only as honest as its hours, and steady hours count for more than a lot of them.',
          "Then we'll plan around that. Even a little is enough to get somewhere if it comes every week.",
          'Noted. What matters now is that the hours get a fixed place in the week, or something louder will take them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'As it stands, your path comes to {pathDuration}; set the hours in your settings, and the date follows.',
          'Your path is at {pathDuration} at present. If these hours are new, change them in your settings, so that the date moves with them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'At that pace, the next thing to reach for is {nextMilestone}.',
          "I'd put these hours toward {nextMilestone} first.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Small and regular beats big and rare: after four days away you spend the first half hour finding your way back.',
          'The number matters less than its reliability. Four hours you keep will overtake ten hours you hope for.',
          'A session under half an hour is good for review and poor for building, so put at least one longer block in the week.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make one of the sessions long enough to build something, ninety minutes at least, and use the short ones for reading and repeating.',
          "Give the freshest hour to the hardest thing, and put the videos where you'd be tired anyway.",
          'Take one block for the new, one for building, and a short one for going over last week. In that order they feed each other.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Set a minimum for a bad week as well, say a single session. It keeps the thread from breaking.',
          'End every session with a sentence about where to pick up. When hours are few, a quick start is half the gain.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it's less than three hours, do one skill and nothing alongside it. Two at once would starve each other.",
          'With a lot of hours, stop after four hard ones a day and use the rest for projects, walks and applications. Beyond that, most of it leaks out.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'If the number is a hope, take off a third. You can always do more, and being ahead feels better than being behind.',
          "Don't count the hours in front of the screen. Count the ones when you had to think.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Put the first session of the coming week in your calendar now, with the task in its title: {nextStep}.',
          "Book this week's first slot, and let it be for this: {nextStep}.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Enter it in the calendar before you close this window, with a start time and the first task.',
          'Tell one person at home which hours they are. After that they exist.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which days would those hours fall on?',
          "Is that what you'd manage in a bad week too, or only in a good one?",
        ],
      },
    ],
    actions: [
      "How long until I'm ready?",
      'What should I do this week?',
      'Can I do this while working?',
      'Make me a plan',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'plan.milestone',
    asking: 'what your next milestone is',
    needs: [],
    examples: [
      'what is my next milestone',
      'which milestone am I on',
      "what's the next goal on my path",
      'what do I have to reach next',
      'next stage?',
      'where am I on the roadmap',
      'what comes after this stage',
      'how do I complete the current milestone',
      'what does the next checkpoint consist of',
      'show the upcoming milestone',
      'which stage of my learning path comes now',
      'what am I working toward this month',
      'how far to the next milestone',
      'whats left before the next stage unlocks',
      'tell me my nearest target',
      'which stage follows the first one on my path',
      'whats my curent stage and the one after',
      'what should I have done to count this milestone as reached',
      'milestone coming up next pls',
      'what is my next big checkpoint towards backend developer',
      'when will I hit the next milestone',
      'the next station on the way',
      'define the next goal for me',
      "how do i know when I've reached a milestone",
      'what must I be able to do at the end of this stage',
      'which target did I agree on for the next weeks',
      "what's the thing I'm supposed to reach next",
      'am I near the next checkpoint?',
      'name my next big goal',
      'which milestone comes up after docker basics',
      "what's on the sign at the next stop",
      'how many milestones are there and which one is mine now',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Next comes {nextMilestone}.',
          "You're on the way to {nextMilestone}; that's the next stop on your path.",
          'The one in front of you is {nextMilestone}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "You'll find your next milestone in the learning path, at the first stage that's still open; if there isn't one, set a target role, and the path will have one.",
          'A milestone appears as soon as your path has a target role. Until then, take this one: one small thing finished that a stranger can open.',
          "Look at the first open stage of your learning path. What it asks for at the end is your milestone, and if nothing's there, a target role is missing.",
        ],
      },
      {
        place: 'fact',
        texts: ['As for your next step: {nextStep}.', 'The nearest thing to do now is to {nextStep}.'],
      },
      {
        place: 'fact',
        texts: [
          'Most of the weight right now is on {gap1}, and at {hoursPerWeek} hours a week you can judge how near it is.',
          "The heavy part is {gap1}; you've got {hoursPerWeek} hours a week for it.",
        ],
      },
      {
        place: 'fact',
        texts: ['The last thing you finished: {lastDone}.', 'Behind you, most recently: {lastDone}.'],
      },
      {
        place: 'reason',
        texts: [
          'A milestone is there so you get to be done with something. The whole road is too long to feel any progress on.',
          "It's placed where it is because what comes after leans on it. Half a milestone is what makes the next one feel impossible.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "You've reached it when you can do its tasks without the material open and explain one of your decisions. Anything less comes back later.",
          'Test yourself at the end: one task from it, a blank file, no video. If you get through with an occasional look at the documentation, move on.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Split it into three sessions and name each by its result. "Learn the topic" isn\'t a session; "load the file and fix the dates" is.',
          "Work backward from it: what's the last thing you'd have to do, what before that? Start with the piece that's been worrying you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Show somebody what came out of it; a screenshot will do. A milestone nobody saw is soon forgotten, even by you.',
          "When it's done, put its result on your resume the same evening, in one line. You won't remember the details in three months.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Good enough is reached when you can do it, so don't stay for perfection. You'll pass this way again.",
          "If it's been the same one for more than five weeks, something's off with its size or your hours. Cut it in two.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Do one thing for it today, even if it's only to open it and read what it asks.",
          "Pick the session this week when you'll finish its first piece, and book it.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's standing between you and it: time, or something you don't understand yet?",
          'Does it feel the right size, or too big to begin?',
        ],
      },
    ],
    actions: [
      'What should I do this week?',
      'Why this order?',
      "How long until I'm ready?",
      'I finished something',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'plan.order',
    asking: 'why your path comes in this order',
    needs: [],
    examples: [
      'why this order',
      'why do I have to learn SQL before Spark',
      'can I change the order of my path',
      'why is Linux first',
      "shouldn't cloud come before networking",
      'who decided on the sequence of these skills',
      "i'd rather start with react, why does it start with javascript",
      'what is the logic behind my learning path',
      'why does testing come so late in the plan',
      'can I skip ahead to machine learning',
      'why am I learning Git at the start',
      'does the order matter at all',
      'is it bad to do docker before finishing python',
      'why not begin with the fun stuff',
      'my path puts python behind sql, explain',
      'in which sequence should I do the topics and for what reason',
      'reorder my path please',
      'why are the soft topics at the end',
      'what happens if I do the steps in another order',
      'how come kubernetes is only step 6',
      'jump over the basics, possible?',
      'why dont I start with projects right away',
      'is this sequence made for me or the same for everyone',
      'I want to do terraform now, the plan says later',
      'do prerequisites really matter',
      'why was this put in the first place of my plan',
      'wich order makes the most sense and why',
      "I don't get why statistics is ahead of python in my list",
      'would anything break if I did kubernetes first',
      'what made you put networking on top',
      'is it ok to learn things out of sequence',
      'who says HTML has to be before React',
      'the order feels wrong to me, please justify',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          '{gap1} comes first because it weighs most for you, and {gap2} and {gap3} follow; skills that others rest on go before those that rest on them.',
          'Two rules make the order: what a later skill needs comes earlier, and among the rest, what employers ask for most comes first. That puts {gap1} on top for you.',
          'You start with {gap1} since it opens the most doors to the rest, and {gap2} comes after it for the same reason.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'The order follows two things: what rests on what, and what employers ask for most. What you already have drops out.',
          'It goes from foundations to what stands on them, and where nothing depends on anything, the more wanted skill goes first.',
          "It's built from the ground up: a skill that others lean on comes before them, and between equals, the one employers name more often goes first.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "The reason for what's first, put plainly: {gapWhy}.",
          'As for {gap1} at the start: {gapWhy}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "It's made from your profile, so what you already hold, {skillsHeldCount} required skills, is left out.",
          "It isn't the same for everyone: you hold {skillsHeldCount} required skills, and the path begins after those.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Among the skills {targetRole} postings name most are {topSkills}, and the order leans that way.',
          "Employers name {topSkills} most for {targetRole}, and that's why such skills come early.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "If you learn a tool before the thing it manages, you're memorizing spells. It works until the first error, and then there's nothing underneath to reason with.",
          "Most of what feels hard later is a gap from earlier. People who say they can't do a framework usually can't do the language yet.",
          "Foundations are dull because you can't show them, and they're early because everything after goes quicker with them.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'You can break the order if you have a good excuse, and a project of your own is one. Take the later skill as far as the project needs, and go back for the rest.',
          'If something further down tempts you, take a look for one weekend. Interest is worth more than sequence, as long as you return.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Try skipping like this: do the exercise at the end of the stage you'd like to skip. If you pass it cold, skip with a clear conscience.",
          "Before jumping ahead, test yourself in the skill you'd jump over. If you know it, mark it, and the path closes up by itself.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Mix at the edges: four sessions on the first skill, one on whatever you're curious about. That keeps you going through the dry parts.",
          'Let a small project run alongside it from the start, and hang each new skill on it. That takes the dryness out of the basics.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With experience you can go by need instead: start where your team has a task waiting and fill in what's underneath as you meet it.",
          "Often you'll know the foundation under another name already. Check that first, and then jump.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "What you shouldn't do is change the order every week. A mediocre order you stick to beats a perfect one you keep revising.",
          "The order isn't sacred, and it's made by rules that know postings and dependencies. They don't know your interview on Friday.",
        ],
      },
      {
        place: 'next',
        texts: [
          'For now the first one is enough: {nextStep}.',
          'Give the order four weeks, beginning with this: {nextStep}.',
        ],
      },
      {
        place: 'next',
        texts: [
          "If the first skill bores you, set a date by which you'll have its core and do only that much.",
          "Write down which step you'd move, and what you'd build with it this month. If the second half comes easily, move it.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which step would you pull forward, and what for?',
          'Is there something on it you believe you already know?',
        ],
      },
    ],
    actions: [
      'What should I learn next?',
      "What's my next milestone?",
      'I already know SQL',
      "There's too much to learn",
    ],
    opens: ['learning-path'],
  },
  {
    id: 'plan.ready',
    asking: "whether you're ready to apply",
    needs: ['role'],
    examples: [
      'am I ready to apply',
      'when should I start applying',
      'do I know enough for a junior frontend job',
      'is it too early to send applications',
      'am I good enough for a data engineer position yet',
      "I've done 4 months of learning, shall I apply now or wait",
      "how do I know when I'm job ready",
      'could I pass as a backend developer now',
      'should I wait until I finish the course before I apply',
      'would you hire me as junior devops',
      "I don't feel ready",
      'ready or not for senior roles?',
      'Do I have what it takes to apply for product manager right now',
      'is my level enough for entry cybersecurity jobs',
      'what must I be able to do before applying',
      'i think i need 3 more months before i aply, right?',
      'at which point do people send their first application',
      'I built two projects, is it time to hit the job market',
      'how ready am I from 0 to 100',
      'a friend says apply now, I say not yet',
      'am I senior enough to go for tech lead positions',
      'can I already call myself a developer',
      'is my profile strong enough to try for machine learning engineer',
      'when is someone interview ready for cloud',
      'apply or keep learning?',
      'do they expect more than what i know for a first SRE job',
      'Judge me: go or no go for the job hunt',
      'is it time to put myself out there',
      'I wonder if I could survive a junior interview now',
      'should I throw my hat in the ring for mid-level data jobs',
      "my mentor says I'm ready, I don't believe her",
      'do I have enough to show for a first cloud application',
      'how much more before I can send my resume around',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Hardly anyone feels ready, and the feeling doesn't arrive on its own, so let's go by signs you can check.",
          'That sense of not being there yet says little. Very good people have it as well, and those who never do are often the ones to worry about.',
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          'That sounds like somebody who should send the first five this week, and I mean it. Confidence and one project you can explain go a long way in a first interview.',
          "Then don't wait for me. Send three applications while you feel like this, and keep learning alongside.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "You hold {skillsHeldCount} required skills for {role}. Once it's about half and you have one project you can talk about, begin applying.",
          "By the count it's {skillsHeldCount} required skills for {role}, with {gap1} as the hole they'd notice. From about half, I'd test the market with five careful applications.",
          "Going by the list, you're at {skillsHeldCount} for {role}. With about half of it and one solid project I'd start sending, and I'd prepare a sentence about {gap1}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "You're ready when you can do a small task alone, explain one project for ten minutes, and say calmly what you don't know.",
          'Apply before you feel ready: one finished project, about half the list, and an answer for the biggest gap will do.',
          "If you're asking, send five applications. The market's answer is better than mine, and it costs you an evening.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In interview practice you average {practiceAverage} (rounds so far: {practiceCount}), with {weakTopic} as the shakiest subject.',
          'Your practice average is {practiceAverage} ({practiceCount} so far), and what pulls it down is {weakTopic}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your resume scores {resumeScore} here, and what costs it most is this: {resumeWeakest}.',
          'Before you send it out, look at the resume: it scores {resumeScore}, and the weakest part is that {resumeWeakest}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "On the plus side you have {skillsHeld}. What they'd miss first is {gap1}.",
          "They'd see {skillsHeld} and ask about {gap1}, so have a sentence ready on it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Applying is itself a skill with a learning curve, and hardly anyone does well in the first few interviews. Better to get those over with early, for jobs you only sort of want.',
          "An interview shows you in an hour which gap is real. Studying alone, it's easy to fill the ones nobody asks about.",
          'Requirements describe the person they dream of. The one they hire meets part of it and seems likely to grow into the rest.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Send five tailored applications this month and treat them as a measurement. No replies points to the resume; a first interview without a second points to your stories or the level.',
          "Start with three jobs you'd accept but don't dream of. Save the dream for when your voice has stopped shaking.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take this test: a friend opens your project, asks why five times, and you answer without notes. If four answers hold, go.',
          "Do one full mock interview aloud. If you get through it without reaching for the material, you're ready for the first real one.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep learning at half speed while you apply. Two evenings for the path, one for applications, and what interviews reveal goes straight into the next week.',
          "Split the week between the two. If you stop learning in order to search, you go stale; if you wait until you're done to search, you may never start.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At your level, being ready means scope: have you already done part of that job without the title? If so, apply with exactly those examples.',
          "For a step up, name two things you've done at the higher level and who'd confirm them. With that you're ready, whatever the list of tools says.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spend your best contact on the first try. Ask them for an opinion now and for a recommendation later.",
          "If the first fifteen get no answer at all, stop and change something. Sending fifty more of the same isn't persistence.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Choose one posting tonight where you meet half the requirements, and apply by Thursday, perfect or not.',
          'Put the date of your first application in the calendar, within the next ten days.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Close one more thing first, today: {nextStep}. Then open the postings.',
          "If you'd like a bit more ground under you, {nextStep}, and apply right after.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What exactly do you fear they'd find out? That's what we should work on.",
          'If you had to do a small task of that job tomorrow, which would you not be able to do?',
        ],
      },
    ],
    actions: [
      'Let me practice an interview',
      "What's missing for the role?",
      'Should I apply with half the requirements?',
      'Improve my resume',
    ],
    opens: ['career-path', 'interview-prep'],
  },
]
