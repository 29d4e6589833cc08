import type { MentorKind } from '../mentor-kind.ts'

export const changeBeginningKinds: readonly MentorKind[] = [
  {
    id: 'change.where-to-start',
    asking: 'where to begin a move into {role}',
    needs: ['role'],
    examples: [
      'I want to get into IT but have no clue where to begin',
      'where do i even start',
      'how do I get into tech from a completely different field',
      "I'm a nurse and want to become a data engineer, what is step one?",
      'thinking of leaving hospitality for cybersecurity, where does one begin',
      'first step to becoming a devops engineer pls',
      "I've decided, I want to be a frontend developer. Now what",
      'so many ways into tech, which door do i take first',
      'how does a teacher get started toward product manager',
      "ok so I'm at zero and want to move to cloud, point me in a direction",
      'whats the very first thing i shoud do to get into software',
      'Coming from retail. Want to work in IT. Starting point?',
      'I keep googling how to break into tech and end up more confused',
      'how would you begin if you were in my place',
      'i drive trucks, want to do coding for living, how to begin',
      'My brother in law says just start with anything, is that right for backend?',
      'new here, I want a tech career, where should my journey begin',
      'how to enter in IT field from accounting background',
      'Been a chef for 11 years and want out. How do I get moving towards web development?',
      'starting from scratch toward machine learning engineer, first move?',
      'i want to swich to tech but dont know the begining',
      'Show me the way in to mobile development',
      'where would a warehouse worker begin to become software engineer',
      'Say I want to be a site reliability engineer one day. What comes first, realistically?',
      'how does someone like me even get a foot in this field',
      "I'm ready to change career to IT, tell me how to kick it off",
      "what's the entry route into security engineering for someone outside the field",
      "there's no one in my family or circle in IT so I have nobody to ask how one gets in",
      "I've made up my mind about leaving construction, just need someone to tell me the first move",
      'which end of the thread do I pull first to get to data',
      'have been reading about tech careers for a year without doing anything, get me started',
      'beginnner, goal: cloud. start where??',
      'what did the people who made it from my kind of job do first',
    ],
    reply: [
      {
        place: 'lead',
        for: 'transitioner',
        tone: 'down',
        texts: [
          "It's confusing because everyone online sells a different first step. Yours is smaller than all of them: one skill, one small finished thing, then the next.",
          "Anyone would feel lost in that much advice, so let's cut it down. You start with a single skill that {role} postings ask for, and you ignore the rest for a month.",
          "That's a normal place to stand, and you need less than you think: one skill to start on and one thing to make with it.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          'Good. That drive is worth a lot in the first weeks, so spend it on making something rather than choosing courses: take {gap1} and get one thing running this week.',
          "I like the energy, and I'd aim it at one target: {gap1} first, until you've built something small with it.",
          "Then let's use the momentum before it cools. Pick one role, one skill its postings name, and have something tiny running by the weekend.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Start with {gap1}: of everything {role} asks for that you don't have yet, it carries the most weight.",
          "For {role}, your first move is {gap1}, and I'd leave every other topic alone until it stops feeling foreign.",
          "Begin where the biggest hole is. Measured against {role} postings, that's {gap1}.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You don't begin at zero: toward {role} you already hold {skillsHeld}, so your start is {gap1}.",
          "For somebody already in the field, the way into {role} starts with closing {gap1} and describing the {skillsHeld} you already have in that role's terms.",
          "With {skillsHeld} in hand you can skip much of the usual beginner's road and aim straight at {gap1}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Start with the job, not with a course: read ten postings for the role you want and mark the three skills that keep coming back.',
          "Pick one role first, even provisionally. Without it every course looks equally useful and you'll wander for months.",
          'The first step is a decision, not a lesson: which daily work do you want? Ten real job postings will tell you more about that than any course page.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You already hold {skillsHeldCount} required skills, and at {hoursPerWeek} hours a week your path comes to {pathDuration}.',
          "At {hoursPerWeek} hours a week the whole path to {role} is {pathDuration}; you've got {skillsHeldCount} required skills in hand.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skills {role} postings name most are {topSkills}.',
          "Employers looking for a {role} keep asking for {topSkills}; that's your map of the territory.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'As for why {gap1} goes first: {gapWhy}.',
          "There's a plain reason {gap1} leads the list: {gapWhy}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'People who switch well narrow early: one role, one first skill, one project. People who stall have six tabs of courses open and nothing finished.',
          'Starting five things is a bigger risk than starting the wrong one. A wrong first choice can be corrected; no choice at all can quietly eat up a year.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Your old job helps here: {transferable}. Choose a first project from that world, because you already know what a right answer looks like.',
          "Build your first small thing around the work you know, because you bring something most beginners don't have: {transferable}.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Block three fixed sessions in your calendar this week before choosing any material, and let the first one end with something that runs, however silly.',
          'Take one beginner course, do half of every lesson with your own hands, and stop as soon as you can build something tiny without it.',
          "Find one person who does this job and ask for twenty minutes about last Tuesday: what they opened first, what annoyed them, what they'd hire for.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Expect the first six weeks to feel slower than you hoped; that's when it's tempting to buy another course instead of keeping on with this one.",
          "Don't spend money yet. Until you've spent a month on free material, you can't tell which paid course you'd need, if any.",
        ],
      },
      {
        place: 'next',
        texts: [
          'For today, just this: {nextStep}.',
          'The smallest real start I can see for you is to {nextStep}.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, open ten postings for the role and make a tally of the skills they name. It takes half an hour and settles a lot.',
          "Before the week is over, put one two-hour block in the calendar and write in it what you'll have made by the end.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How many hours in a normal week could you really defend?',
          'What made you pick this role: the work itself, the pay, or wanting out of where you are?',
        ],
      },
    ],
    actions: [
      'What should I learn first?',
      'How long will it take?',
      'What carries over from my old job?',
      'Can I do this with a full-time job?',
      'Make me a plan',
    ],
    opens: ['learning-path', 'career-path'],
  },
  {
    id: 'change.how-long',
    asking: 'how long the move into {role} takes',
    needs: ['role'],
    examples: [
      'how long does it take to become a data engineer from zero',
      'how many months does a career change into IT normally take',
      'is 6 months realistic to get into web dev',
      'How long till someone like me lands a first developer job?',
      'my cousin did it in 3 months, is that normal??',
      "what's an honest timeline from sales to devops engineer",
      'how long do people usualy need to switch to cybersecurity',
      'one year enough for career change to software engineer?',
      'timeline for teacher -> frontend developer',
      'can I be working in IT by next summer',
      'how much time from first lesson to first paycheck in tech',
      'how fast do career changers get hired as mobile developers',
      'every youtube video says 12 weeks. truth?',
      "I'm 34, if I start now when could I be a machine learning engineer",
      'how many years does it take to move into cloud from helpdesk',
      'what would be a typical duration for moving into product management',
      'does it take longer than a year to get to backend',
      'I need to know whether we are talking months or years here',
      'average time to switch into data science with a family',
      'how long did others like me need for the change',
      'Is becoming a security engineer in under a year a fantasy',
      'how long does transition take from support to SRE',
      'whats the time frame for chaning into tech',
      'From QA to full stack developer, how long in your experience?',
      'roughly when would someone starting today be employable in IT',
      'how much of my life am i signing away for this switch',
      'bootcamp promised a job in 14 weeks, what do people really need',
      'if I started this January, what year would I be sitting in an IT office',
      'my partner wants to know how long this whole career change thing is going to last',
      'how long is the road from postman to python developer',
      'does it take most people like a year and a half or am I overestimating',
      "what's the quickest and the slowest you've seen people change from sales into cloud",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I know you'd like it to be shorter. An honest answer is better than a pretty one: think in months of steady work, and then in months of applying.",
          "It's frustrating to hear so many different numbers. Most of them leave out the job search, and that's the part that stretches.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'For you, learning what {role} asks for comes to {pathDuration} at {hoursPerWeek} hours a week, and then the job search begins.',
          'Your own path comes to {pathDuration} of learning toward {role}; add the search on top of that, because hiring is slow.',
          "Figure on {pathDuration} for the learning part toward {role} at {hoursPerWeek} hours a week; the search isn't in that number.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "It depends mostly on hours a week and on how far the role is from what you do now; for most people it's a matter of many months, not weeks.",
          'Honestly, count it in seasons rather than weeks: a stretch of learning, a stretch of building, and a stretch of applying that overlaps with both.',
          'Alongside a job, expect it to outlast your first enthusiasm, and be suspicious of anyone who offers you weeks.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You start with {skillsHeldCount} required skills, and the heaviest piece still ahead is {gap1}.',
          'What sets the length in your case is {gap1} and {gap2}; the {skillsHeldCount} required skills you hold are already off the clock.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'A stop on the way can shorten it: {stepRole} is usually within reach sooner and pays you while you keep learning.',
          'If waiting for {role} is too long, look at {stepRole} in between; it can put you inside a team earlier.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'The number people brag about is the fast part, the course. What they leave out is the second project, the resume rewrites and the weeks of waiting for replies.',
          'Two people with the same talent can need very different stretches of time, and the difference is usually weekly hours and whether they built something real.',
          'Those twelve-week stories often have a hidden start: a degree, a technical hobby, or savings that allowed full days.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start applying before you feel finished, once you have one project you can explain for ten minutes. The search teaches you what to learn next.',
          "Plan the learning and the search as overlapping: when you're two thirds through, send the first five applications and read what comes back.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Steer by hours, not dates. If you can go from three evenings to four without hating your life, that's the strongest lever you have.",
          'Set checkpoints instead of one deadline: first thing built, first project shown to a stranger, first technical interview survived.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Entry-level hiring goes up and down, and that part isn't in your hands; keep your income until an offer is signed.",
          'One thing to keep in mind about first jobs: {entryNote}.',
          "Anyone who gives you an exact month for a job is selling something. Learning time can be estimated; other people's hiring budgets can't.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write down the hours you really studied in the last seven days. That number, not your intention, tells you how long it will be.',
          "Open your learning path and look only at the first stage's end date; that's the one date worth believing right now.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'How many hours a week could you keep up even in a bad week?',
          'Is there a date you have to hit, or would you just like to know?',
        ],
      },
    ],
    actions: [
      'Can I go faster?',
      'Can I do this while working?',
      'What should I do this week?',
      'Which first job should I aim at?',
    ],
    opens: ['learning-path', 'career-path'],
  },
  {
    id: 'change.while-working',
    asking: 'how to do this alongside a job or a family, with little time',
    needs: [],
    examples: [
      'can I do this while working full time',
      'I have two kids and a job, is this even doable',
      'how do people study after a 10 hour shift',
      "no time to learn, i get home at 8 and I'm dead",
      'is it possible switching to tech without giving up my evenings completely',
      "I'm a single mom, where would the hours come from",
      'working nights at the hospital and trying to learn python, any tips',
      'my shifts change every week so i cant keep a schedule',
      'how do i combine job, commute and learning for cloud engineer',
      "by the time the kids sleep i can't think anymore",
      'I take care of my mother and work part time. Can it be done on the side?',
      'how to juggle 50h work weeks with studying javascript',
      "husband says I'm never there since I started studying",
      'only weekends free, does it make sense',
      'do people actually manage this next to work or is it a fairy tale',
      'my job eats me, nothing left for learnng',
      'I travel for work 3 days a week, how can I keep learning',
      'full time employed with a newborn lol. realistic?',
      "what's the trick to studying when you are already tired",
      'can i learn enough on lunch breaks',
      'How to find time beside a demanding position for learning Kubernetes?',
      'my wife is supportive but there is simply no slot in our week',
      'studying beside the job is killing me, how do others do it',
      'I am working two jobs, how to make the change with this',
      'want to upskill but on-call rotation destroys my weeks',
      'Is an hour in the morning before the kids wake up worth anything',
      "I come home from the ward, cook, kids to bed, it's 9:30. When exactly should I learn anything?",
      'squeezing study between two part time jobs',
      'can I become a backend developer with a full time job in a kitchen',
      'my evenings belong to my toddler',
      'do it on the side or not at all?',
      'i work 6 days a week from 7 to 6, is there any way to still make the career change',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "You're not lazy, you're tired, and those need different cures. It can be done alongside a full life, but only in smaller portions than you'd like.",
          "That's a heavy load, and I won't pretend it isn't. People do manage it, usually with a few short fixed sessions rather than heroic nights.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Yes, it can be done alongside a job, and plenty of people do it that way; the price is that it takes longer.',
          "It's doable alongside work and family if you plan for your worst ordinary week instead of your best one.",
          "Plenty of people change careers while working full time. They don't have more time than you; they have three or four slots a week that everyone at home knows about.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "At {hoursPerWeek} hours a week your path comes to {pathDuration}, and that's a pace for somebody who has a life.",
          'Your plan counts on {hoursPerWeek} hours a week; if the true number is lower, change it, and the dates will at least be honest.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You told me about your limits ({limit}), so I'd build around them instead of fighting them.",
          "Given what you've said about yourself ({limit}), short sessions at fixed times will beat a grand timetable.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "What kills it isn't too few hours, it's the restart. After ten days off you spend the next session finding out where you were.",
          'Forty minutes with a fresh head beat two hours after ten at night. With code you notice the next day, when half of it turns out to be wrong.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Put the session before the workday rather than after it, two mornings to begin with, and leave the laptop open at the right page the night before.',
          'Try two early mornings and one weekend block. End each session by writing the very next step on paper, so the next one starts in a minute.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Settle it at home the way you'd settle a shift: which evenings, until when, and what everyone else gets in return. Vague studying starts arguments.",
          "Sit down with the people you live with and fix two slots that are yours and two that are theirs. Guilt goes down on both sides once it's on the calendar.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Sort the work by energy: videos and reading for the train or the tired hour, building only when you're awake.",
          'Keep a list of tired tasks, such as flashcards, rereading or renaming things in your project, for the days when thinking is off the menu.',
          "If shifts change every week, don't plan by weekday. Plan three sessions the day you get the schedule and treat them as booked.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'See what your present job can cover: a ticket in the technology you want, an hour of shadowing, a training budget nobody has claimed.',
          "Ask for one task at work that uses what you're learning; an hour of paid practice beats three at the kitchen table.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If you pay for it with sleep, it won't last long. Cut study hours before you cut sleep.",
          "Watch for the month when work peaks. Decide now what the minimum is, say one session a week, so that a busy month doesn't end the whole thing.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Look at last week and find one slot that would have worked, then book it for the coming week. One is enough to begin.',
          'Tonight, set the path to the hours of your worst normal week and see what it does to the dates.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "When in your week is your head still fresh, even if it's only for half an hour?",
          "Is it hours you're short of, or energy in the hours you have?",
        ],
      },
    ],
    actions: [
      'I have 5 hours a week',
      'I fell behind',
      'What should I do this week?',
      'Should I quit my job to study?',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'change.failed-before',
    asking: 'how to go about it after trying before and giving up',
    needs: [],
    examples: [
      'I tried to learn coding twice and gave up both times',
      'last year I started and stopped after a month, why would it work now',
      'third attempt at getting into IT',
      'I quit a bootcamp halfway, is it worth trying again',
      'every time I start python I drop it in chapter 5',
      'failed my first try at switching, no job after 60 applications, went back to my old work',
      'how do I not give up again this time',
      'I bought so many udemy courses and finished none of them',
      'did a data course in 2021, forgot all of it, want to restart',
      'i already failed once at programming in university',
      'I always lose steam after few weeks',
      'went for cybersecurity, burned out, stopped. second chance?',
      'what if i give up like the last time',
      'tried self-teaching javascript, got nowhere',
      "my family laughs because it's my fourth new start",
      'I dropped out of computer science, does it make sense to come back',
      'picking it back up after a failed attempt, how',
      'had an IT job for 3 months and got let go, want to try again',
      'I never finish what I start',
      'tried becomming a developer before the pandemic and quit',
      'is there any point starting again after I abandoned it',
      'got to react hooks and quit, same story each time',
      'Second go at cloud certification after abandoning it in spring. What should I do differently?',
      'why do I keep stopping right when it gets interesting',
      'my last career change attempt flopped completely',
      'restart after giving up on the aws path',
      'in 2022 I made it to chapter 9 and then never opened the book again',
      "I've a cemetery of half done tutorials",
      'twice I paid, twice I dropped out. What now',
      'how can round two go better than round one',
      'got as far as loops last winter and then vanished',
      'I applied for a year, got nothing, returned to my old trade and now it itches again',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Having given up before and still wanting it tells me more about you than the giving up does. This time don't change your willpower, change the setup.",
          "You've been carrying that as a verdict on yourself. It's mostly a verdict on a plan that was too big and too lonely.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'It can work this time if something is different from last time, so start by naming the exact week, and the exact thing, that stopped you.',
          "Starting again is normal; ask around, and plenty of developers will tell you they quit at least once. What matters is that you don't restart the same plan from chapter one.",
          'Yes, try again, but with a smaller plan: fewer hours, one subject, and a first result in week two instead of month four.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You're not back at zero, either: you hold {skillsHeld}, and that counts.",
          "By your profile {skillsHeldCount} required skills are already there, so this isn't a start from nothing.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The latest thing on record here: {lastDone}. Pick up from there, not from the beginning.',
          "Here's your new starting line, the last thing you did here: {lastDone}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'People tend to stop at one of three spots: after two weeks when the novelty ends, when the course stops holding their hand, or when life interrupts for ten days. Each one needs a different cure.',
          'Courses are built so that the beginning feels great. The drop comes when you first have to make something alone, and it hits nearly everybody, so it says nothing about aptitude.',
          "Second tries often go better for a simple reason: what you half knew comes back fast, and you're past the vocabulary.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Skip the parts you've done. Open a later lesson, build something small with it, and go back only for the holes you fall into.",
          'Begin at the place where you stopped, not at the start. If chapter five was the wall, spend two weeks on chapter five with a different teacher.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Cut the weekly goal until it looks silly, three half hours say, and keep it for a month before you raise it. Showing up beats sprinting.',
          "Promise less: one session every other day that ends with something working. Don't add hours before the fifth week.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Bring a witness this time. Send somebody a screenshot every Sunday, even if it shows nothing but an error; being expected somewhere is half the discipline.',
          "Have someone waiting for the result: a friend who needs a small page, a study partner on Saturday, a colleague whose spreadsheet you'll automate.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it was the search that broke you, don't relearn everything. Keep the same skills, do a new project in the trade you know, and aim one rung lower.",
          'After a failed search, find out where it failed. No replies points to the resume or the level; interviews but no offers points to the interviews. The cures differ.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Look honestly at whether you want the work or the way out. If you stopped each time because it bored you, another role may fit better than another attempt.',
          "Don't buy anything new for the restart. A new course may be how the last attempt began, too.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write two sentences today: the point where you stopped last time, and what was going on in your life that week.',
          "Make the first step so small that you can't fail it: {nextStep}.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What stopped you last time: the material, the time, or nobody noticing?',
          "What would have to be in place this time, so that a bad week wouldn't end it?",
        ],
      },
    ],
    actions: [
      'Set up a smaller plan for me',
      'I never find time to learn',
      'Which role fits me best?',
      'What should I do this week?',
    ],
    opens: ['learning-path'],
  },
]
