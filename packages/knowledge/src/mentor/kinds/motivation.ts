import type { MentorKind } from '../mentor-kind.ts'

export const motivationKinds: readonly MentorKind[] = [
  {
    id: 'motivation.stuck',
    asking: 'how to get your drive back',
    needs: [],
    examples: [
      'I have no motivation anymore',
      'I feel stuck',
      "can't bring myself to study",
      'lost my drive for learning to code',
      'how do I stay motivated when it takes so long',
      'meh, nothing excites me lately',
      "i just don't feel like doing any of it",
      'my enthusiasm is gone after two months',
      'how to get motivated again',
      'no progress, no fun, no point',
      "I started with so much energy and now it's dead",
      'Motivation is at zero today',
      "I've lost interest in the course",
      "it feels like I'm going in circles",
      'winter is killing my will to learn',
      'how do people keep going for a year next to a job',
      'everything feels so slow and pointless right now',
      'i know what to do but i have no drive to do it',
      'need a kick in the butt',
      'give me some motivation pls',
      'feeling flat about my whole plan',
      'my motivaton goes up and down like crazy',
      "I don't see why I'm learning this any more",
      'How can I find again the desire to study',
      'got bored halfway through the python path',
      'stuck in a rut, same spot since summer',
      "what if I'm just not passionate enough about tech",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That flat stretch in the middle comes to nearly everyone: the newness is gone and the reward isn't here yet. It's a phase of learning and no verdict on you.",
          "It's discouraging to look at something you chose yourself and feel nothing. Don't decide anything on a day like this, just make the next piece absurdly small.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Don't wait for the drive, it usually arrives ten minutes after starting. Make the start so small that no drive is needed: open the file, do one line.",
          "When the pull is gone it's mostly one of three things: too hard, too dull, or too far from the reason. Find out which, since each has a different cure.",
          'Drop the course for a week and make something useless that you like. Interest comes back through doing, hardly ever through thinking about goals.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You're doing two lives at once, the old job and the new one. Lower the pace before you question the aim.",
          "Halfway into a change you're no longer good at the old and not yet at the new. It's the ugliest stretch, and it's behind most people who've made it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'After years in the work, motivation rarely comes from another course. It comes from a problem somebody is waiting for you to solve, so attach the learning to one.',
          "At your stage, being stuck is usually a matter of stakes: nobody would notice if you didn't. Tell one person what you'll show them and when.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Look at what's behind you: {exercisesPassed} exercises passed, and {skillsHeld} in hand. From the middle it looks like nothing, from the start it looked impossible.",
          "The last thing on record here: {lastDone}. You've got going before from exactly this chair.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You told me why you started: {goal}. Does that still pull, or has it quietly changed? Both are allowed.',
          'The next point in view is {nextMilestone}. Forget all that comes after it for now.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "With {hoursPerWeek} hours a week it's no wonder if you're tired. Set it lower in the settings for two weeks and see if the wish returns.",
          "You've told me {limit}. Plan within that, because a plan that ignores it kills motivation every week anew.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Motivation follows visible progress and not the other way around. If you can't see any, your pieces are too large.",
          "In the beginning each hour shows, later it takes ten. The drive doesn't drop because you've gotten worse, but because the scale has changed.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it's too hard, go back two lessons and redo something until it's easy; the feeling of skill restarts you. If it's too dull, skip ahead to something you want to build.",
          "Connect it to a person: a friend who wants a small site, a chart for your club, a colleague's spreadsheet. Work for somebody pulls, work for a certificate pushes.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Try the ten-minute deal: a timer, one exercise, and you may stop when it rings. Half of the time you won't, and when you do you've still kept the thread.",
          'Change the setting: other place, other time, with someone, on paper. After three months at the same table your head has linked it with being tired.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take a planned week off, with a date for coming back and the first task already laid out. A break with an end is rest, without one it's quitting slowly.",
          'Write down each evening one thing you understood today. After two weeks read it from the top.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If nothing at all is any fun, not just the learning, and it's been like that for weeks, talk to a doctor or somebody you trust. That isn't a motivation problem.",
          "You don't need passion for technology. Plenty of good people in IT like solving a thing and going home; that's enough.",
        ],
      },
      {
        place: 'next',
        texts: [
          "For today, only this: {nextStep}. If it's still too much, do the first five minutes of it.",
          "Put the thing you'd do tomorrow on the table tonight, opened at the right page. The starting is what costs, so pay for it in advance.",
          "Write to somebody today what you'll show them on Sunday. Small, but shown.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'When was it last fun, and what were you doing?',
          "Is it the learning that's gone flat, or everything at the moment?",
        ],
      },
    ],
    actions: [
      'What should I do today?',
      'How do I build a routine?',
      'I want to give up',
      'I fell behind my plan',
    ],
    opens: ['learning-path', 'dashboard'],
  },
  {
    id: 'motivation.habit',
    asking: 'how to build a routine and stop putting things off',
    needs: [],
    examples: [
      'I procrastinate all the time',
      'how do I build a study habit',
      'how to be consistent with learning',
      'i always say tomorrow',
      "can't stick to a routine",
      'I lack discipline',
      'how to stop putting off my coding practice',
      'i watch youtube instead of studying',
      'best time of day to study with a job',
      'how to make learning a daily habit',
      'I plan everything and then do nothing',
      'distracted by my phone every 5 minutes while learning',
      'I study 6 hours on one day and then nothing for two weeks',
      'how do I concentrate after work',
      'pomodoro or something, what works',
      'help me to be more disciplined',
      "what's a good study schedule for evenings",
      'keep breaking my streak',
      "every monday I start new and on wednesday it's over",
      'I open the laptop and end up cleaning the kitchen',
      'How do you find regular time with shift work',
      'accountability partner, does it help',
      'how can I organise myself for learning everyday',
      "i only work when there's a deadline",
      'tips against procastination please',
      "reminders don't help, I ignore them",
      'I never finish courses I begin',
      'how to get back in the routine after vacation',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Fix a place and a trigger, not an amount: after the coffee, at the kitchen table, one exercise. The amount takes care of itself once you sit there most days.',
          'Make it smaller than your worst day. Fifteen minutes you do five times beat two hours you plan and skip.',
          'Putting off is mostly about an unclear first step. "Learn SQL" gets postponed, "open exercise four and read the question" gets done.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's maddening to want something and watch yourself not do it. It's seldom laziness; the start is just too heavy, and that can be changed.",
          "You're not undisciplined, you turn up at your job every day. What's missing here is the frame that a job gives you for free.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "After a full working day willpower is used up, so don't build on it. Mornings before work, a lunch break, or a fixed evening with someone else last longer.",
          'With job and family, pick two fixed slots a week that everyone at home knows. Daily is for people with fewer people in the kitchen.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You learn well under delivery, so make some: promise a short demo to the team on a date. A professional's best habit is a deadline with a witness.",
          "Put it into working hours where you can: the first half hour before chat, on something your job needs. It's the only slot nobody takes from you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your plan holds {hoursPerWeek} hours a week. Cut them into pieces of at most forty minutes and place each in the calendar with a name.',
          "You've said {limit}. Then the routine should live exactly there, and the remaining days are officially free.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "A streak is worth less than a total: you've passed {exercisesPassed} exercises, with gaps and all.",
          "The last thing I have of you is this: {lastDone}. Come back with something equally small and don't make up for the gap.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Habits hang on triggers. Whatever follows a thing you do anyway survives, and what depends on feeling like it doesn't.",
          'Long sessions train you to need long sessions. Once you only start when three hours are free, you start twice a month.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'End each session in the middle of something and write down the next step in one line. Tomorrow you start by continuing, which is far easier than beginning.',
          "Phone in another room, browser with a single tab, a timer of twenty-five minutes. It's dull, and it's most of what concentration tips come to.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Use the rule of never twice: a missed day is nothing, and the second in a row you prevent with five minutes.',
          'Get a person: same time on a call, cameras on, both silent, five minutes of talk at the end. It works even for people on whom nothing works.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'With shifts, tie it to the shift and not to the clock: before the late one, never after nights. Three of those a week are enough.',
          "Keep a paper calendar by the bed and a thick pen. A cross for each day with at least ten minutes, and don't interpret it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you never finish courses, stop collecting them. One course at a time, and after each lesson make something without the video.',
          "Plan the week on Sunday in ten minutes: which slots, which piece in each, and what you'll leave out. Most plans fail since nothing was left out.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If starting and focusing has been hard all your life and everywhere, have it looked into; it may have a name and help. That's for a doctor to say.",
          "Don't punish yourself with more after a bad week. Debts to yourself are the commonest reason for giving up.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Choose slot, place and trigger now, in a single sentence: "After dinner on Tuesday and Thursday, at the table, one exercise." Then tell somebody.',
          'Do ten minutes today, this one: {nextStep}. Set the timer and allow yourself to stop.',
          "Lay out tomorrow's first step before you go to bed, with the page open and the phone elsewhere.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'When in the last weeks did it work, and what was different?',
          'What do you do instead, and when does it begin?',
        ],
      },
    ],
    actions: [
      'What should I do today?',
      'I have no motivation anymore',
      'I fell behind my plan',
      'How do I learn beside a full job?',
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'motivation.win',
    asking: 'what to make of good news',
    needs: [],
    examples: [
      'I got the job!!!',
      'I passed my exam',
      'they made me an offer',
      'got my first interview yay',
      'I finished my first project',
      "I'm through to the second round!",
      'just got certified',
      'my pull request got merged',
      'I got a raise today',
      'Good news: I start in March as junior analyst',
      'finally understood recursion',
      'my code works!!',
      'recruiter said I was their favorite candidate',
      'i did it',
      'woohoo passed AWS practitioner',
      'my boss praised my dashboard in front of everyone',
      'got accepted into the apprenticeship',
      "I'm so happy, first callback after months",
      'best day ever, I signed the contract',
      'I solved the hard exercise without help',
      'I have great news to share',
      "I've got promoted to senior :)",
      'they liked my take-home and want to meet me',
      'they hired me, I can not believe it',
      "today I built my first website and it's online",
      'interview went amazing today',
      'nailed the technical round',
      'got an ofer from the hospital IT team',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "That's wonderful, and it's yours, since nobody did the work for you. Enjoy it properly before you think about what's next.",
          'Well done, really. Take the evening off and tell somebody who knew you when you started.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "That's good news, and it isn't luck: something you did before led to it. Notice what it was, because you'll want to repeat it.",
          "Congratulations. Write down today what exactly worked, while you still know it; you'll need the note in a weaker week.",
          'Lovely to hear. Let it count for a moment before the next thing takes its place.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You've just moved from someone who'd like to into someone who has. People crossing over forget to mark that line, so mark it.",
          "For someone coming from another field this is a big step, whatever it looks like from inside IT. You're allowed to be proud.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Good, and put it where it works for you: into your running list of results, with date and effect. Next year's review is written from such days.",
          "Nice work. At your level good news fades quickly, so tell the people who had a part in it today; they'll remember that you did.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "It fits the line: {exercisesPassed} exercises passed, {skillsHeld} in hand. It's been coming for a while.",
          'On the way to {role}, you now hold {skillsHeldCount} skills of the ones asked for, and this adds what no list can show.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "After this, {nextMilestone} comes into view. It can wait until you've celebrated.",
          "You once wrote what it was for: {goal}. You're closer to that than last month.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Small wins are worth marking, because the brain learns from what it notices. Those who only log failures think they're failing.",
          "Confidence is made of remembered proof. Today you've got a new piece.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it's an offer, get it in writing, ask for the time you need, and read it after a night's sleep. You may be glad and careful at once.",
          "With an interview ahead, begin the same day with the posting and three stories, while you're riding on it. Half an hour is enough.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For an exam or a project: add it to your profile and resume now, with one line on what you can do because of it. In a month you'd have forgotten the details.",
          'When a contract is signed, tell those who helped you, resign properly, and leave some free days between.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Thank one person by name and say what their part was. It's right, and it's how people stay in your corner.",
          'Tell it where others on the same road can see it: what you did, how long it took, what nearly failed. It helps someone more than you think.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Leave the other applications running until there's a signature. Good news in words has been known to change its mind.",
          "Expect a small dip after the high; it's normal. Have something easy laid out for that day.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight: nothing useful. Tomorrow: write two lines about what worked and put them in your notes.',
          'Enter it in your profile today, so that it counts in your plan too.',
        ],
      },
      {
        place: 'ask',
        texts: ['What do you think tipped it in the end?', 'Who are you going to tell first?'],
      },
    ],
    actions: [
      'How do I negotiate the offer?',
      'What do I do on my first days?',
      'What should I do next?',
      'How do I resign properly?',
    ],
    opens: ['profile', 'dashboard'],
  },
  {
    id: 'motivation.quit',
    asking: 'whether to give up on the move or the goal',
    needs: [],
    examples: [
      'I want to give up',
      "I'm done, this isn't for me",
      'thinking about quitting the whole IT thing',
      'should I stop trying to become a developer',
      'maybe I should just stay where I am',
      "i can't do this anymore",
      'I give up on learning programming',
      "It's too hard, I'll never make it",
      'is it time to stop',
      "what's the point, nobody will ever hire me",
      "I'm too stupid for this",
      'wasted a year on this and got nothing',
      'how do I know when to quit',
      "I'm going to cancel everything and go back to my old career",
      'everyday I think about stopping',
      'should I throw in the towel after 18 months',
      'tell me honestly if I should give up on data science',
      'It was a mistake to start with cyber security, I quit',
      'my wife says I should stop dreaming and drop it',
      "no hope left that I'll get into tech",
      "don't want to continue with this plan",
      'i think i will abandon, it is not for me',
      'giving up on getting a tech job',
      "i hate this, i'm out",
      'done with aplying, done with studying, done',
      "it just wasn't meant to be",
      'when is it right to let go of a goal',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "I can hear how worn out you are. You're allowed to stop, really, just don't decide it on the worst day of the month.",
          "That's a heavy sentence after all you've put in. Let's separate being exhausted from being wrong about it, because they feel the same and aren't.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Stopping can be the right call. Make it on a rested day, with a reason you could tell a friend, and not right after a rejection or a failed exercise.',
          "Take two weeks off first, officially. If you're relieved and don't miss it, you've got your answer; if you catch yourself thinking of it, you've got that one.",
          "Ask which part you're giving up: the goal, the road, or the pace. Most people who say they quit are only done with one of the three.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "There are more doors than the one you've been pushing: support, testing, analysis, the IT side of your own field. Before you give up the move, give up the hardest version of it.",
          "Staying in your field isn't failing, if you pick it and don't slide back into it. And half of the way counts there too: someone who knows data and the ward is rare.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You're not starting from scratch, so you don't have to bet everything on this. Putting it aside for half a year costs an experienced person little.",
          "Perhaps the aim was someone else's. With your experience it's fair to want another kind of growth than the one everybody talks about.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Before you tear it up, here's what's there: {exercisesPassed} exercises passed and {skillsHeld} learned. Nobody takes those away, wherever you go.",
          "You hold {skillsHeldCount} skills for {role}. Look at it once as if it were a friend's list.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "There's a shorter way that keeps what you've got: {stepRole}. Look at it before you decide against everything.",
          'Closer to where you are lies {nearRole}. It might be the same wish with less of the part you hate.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You wrote once why you were doing this: {goal}. If it's still true, change the road; if it isn't, let it go in peace.",
          "The honest side of the market for {role}: demand is {demand}. So if it's slow, it isn't only you.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "People quit most often right before things become visible: much is half-learned, nothing is finished, and no one's answered yet. It's the worst place to judge from.",
          "The year wasn't wasted, even if you stop. You know now how you learn, what you can bear, and what you don't want; that's expensive knowledge.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Set a fair test: four more weeks, lower pace, one clear aim such as a finished project or five tailored applications. Write down now what result would mean go on and what would mean stop.',
          "Talk to someone who's made that move from a background like yours, half an hour. Ask about their worst month; it'll sound familiar.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write what you'd do with the time if you stopped tomorrow. If something lights up, follow it; if it's only rest, you need rest.",
          "If it's money or family behind it, solve that first and openly. A break by agreement is better than a plan against everybody.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If you do stop, do it well: finish one thing, put it online, note what you learned and keep the door open. People come back after a year and are quicker the second time.',
          "Change one thing thoroughly before you drop everything: other role, other material, other hours, or with somebody. Which of these haven't you tried yet?",
        ],
      },
      {
        place: 'caution',
        texts: [
          '"Too stupid" is a feeling that exhaustion produces. People who weren\'t cut out for it mostly don\'t worry about it.',
          'If the hopelessness is bigger than this goal, please talk to someone today, a friend, a doctor, a helpline. A career question can wait.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Decide nothing today. Put a date two weeks from now in the calendar with the single line "go on, change, or stop?"',
          "Do something with your hands or outside tonight, and tell one person how it is. That's all for today.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What happened right before you thought of stopping?',
          'If it were certain to work out in a year, would you still want it?',
        ],
      },
    ],
    actions: [
      'Which role fits me?',
      'I have no motivation anymore',
      'How long will it take me?',
      'Rejections really hurt me',
    ],
    opens: ['career-path', 'learning-path'],
  },
]
