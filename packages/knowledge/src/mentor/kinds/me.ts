import type { MentorKind } from '../mentor-kind.ts'

export const meKinds: readonly MentorKind[] = [
  {
    id: 'me.progress',
    asking: 'how you are doing so far',
    needs: [],
    examples: [
      'how am I doing',
      'am I making progress',
      'where do I stand',
      'show my progress',
      'am I on track',
      'how far have I come',
      'give me a status',
      'what have I achieved so far',
      'am i improving at all',
      'how does my progress look compared to last month',
      'be honest, am I getting anywhere',
      'rate my progress',
      "feels like I'm standing still, is that true?",
      'how much of the path is behind me',
      'summary of my learning so far',
      'did my scores go up',
      'what percent am i done',
      'so how are things going with my plan, in your eyes',
      'my progres please',
      'am I better than when I began',
      'check in on where I am',
      'have i done enough this month',
      'where am I on the way to cloud engineer',
      'do you see any development in me',
      'weekly review of me',
      'whats my level overall right now',
      'tell me how I did this week',
      'numbers please, how am I going',
      'how close am I to the finish',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "From the inside it nearly always feels like standing still, so let's go by what's written down instead.",
          "Everybody undercounts on a bad day. Here's what the record says, with no kindness added.",
          "It's hard to see your own growth, just as you don't notice a child growing when you live with them. The record says more than the feeling.",
        ],
      },
      {
        place: 'lead',
        tone: 'up',
        texts: [
          "You sound like it's going well, and that's worth a look at the record.",
          "Nice to hear some wind in your sails. Let's see what the record says.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'You hold {skillsHeldCount} required skills for {targetRole}, and your path has {pathDuration} left at your present pace.',
          "Measured against {targetRole}: {skillsHeldCount} required skills are yours, and what's left comes to {pathDuration}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Of the skills required for {targetRole}, you hold {skillsHeldCount}. That's where you stand today.",
          "Here's the short version for {targetRole}: you hold {skillsHeldCount} required skills.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "I can't tell yet, because there's too little here to measure: no target, no results, nothing with a date on it.",
          "There isn't much of yours on record here so far, so the honest answer is that I don't know, and one quiz would start to change that.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Exercises passed: {exercisesPassed}. Skills tested: {assessed}. The last thing on record: {lastDone}.',
          'What can be counted here is exercises passed ({exercisesPassed}) and skills tested ({assessed}). Most recently: {lastDone}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'In interview practice you average {practiceAverage} (answers so far: {practiceCount}), with {weakTopic} as the soft spot.',
          'Your interview practice averages {practiceAverage}, and {weakTopic} pulls it down most.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your resume scores {resumeScore}, and the thing that costs it most is this: {resumeWeakest}.',
          "On paper you're at {resumeScore}. The heaviest deduction: {resumeWeakest}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's the last thing you did: {lastDone}.",
          'The most recent thing I have from you: {lastDone}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'I look at things with a date on them, such as exercises passed and answers given. Hours watched and pages read feel like progress and often leave little behind.',
          'Learning goes in steps, not in a straight slope: weeks of nothing, and then something that was hard is suddenly dull. The dull part is the progress.',
          'The fairest comparison is with yourself eight weeks ago, in front of the same task.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'What matters most now is {gap1}. Put the next sessions there, and leave the things you already enjoy alone for a while.',
          'If you move one thing this month, move {gap1}; the rest of the picture shifts with it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take an exercise you found hard a few weeks ago and do it again without notes. The clock will tell you more than I can.',
          "Open the oldest thing you built and improve one piece of it. What you'd do differently now is exactly how far you've come.",
          "Keep a log, one line per session: the date, and what you can do now that you couldn't before. After a month, read it from the top.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "A count of skills says little about depth. Five you can defend in an interview beat ten you've merely met.",
          "None of this measures whether you're applying and talking to people, and that half matters just as much.",
        ],
      },
      {
        place: 'next',
        texts: [
          'One thing that would show up in this picture next: {nextStep}.',
          'Next on your way is {nextMilestone}, and the step toward it is to {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "Which part do you feel has moved, and which hasn't?",
          'Are you happy with the pace, or is it costing you too much?',
        ],
      },
    ],
    actions: [
      'What should I do this week?',
      'What is my next milestone?',
      'Where am I weak in interviews?',
      'I fell behind',
      'Am I ready to apply?',
    ],
    opens: ['dashboard', 'learning-path', 'interview-prep'],
  },
  {
    id: 'me.done',
    asking: 'what comes after the thing you finished',
    needs: ['skill'],
    examples: [
      'I finished the SQL course',
      'done with the exercise',
      'just completed my first Python project',
      'milestone done',
      'I passed the quiz on Git',
      'finally through with the Docker module',
      'ok I did it, all exercises solved',
      'i finished what you told me to do',
      'completed week 1',
      'Just wrapped up the Linux basics',
      'got through the whole JavaScript track',
      'i did my two hours today',
      'challenge handed in',
      'finished!!',
      'all done, next',
      'I have now read the chapter about networking',
      'did the mock interview you suggested',
      'my portfolio page is online now',
      "I've rewritten my resume like you said",
      'kubernetes course is ready, i mean finnished',
      'That is off my list now',
      'checked off the first three steps',
      'i made it through the terraform tutorial last night',
      'task complete, what now',
      'learned the basics of React this month',
      'I did 5 exercises in a row',
      'submitted the take home project of the course',
      'hit my goal for this week',
      'ended the bootcamp yesterday',
      'sent my first pull request today',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It may not feel like much, and it's finished all the same. Plenty of people start that and never get to write this message.",
          "You sound more worn out than proud, and that's allowed. Done is done, even when it was a slog.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Nicely done with {skill}. Finishing is a lot rarer than starting.',
          "Good. That moves {skill} from the things you plan to do to the things you've done.",
          "That's a real piece of {skill} behind you. Take a minute and let it count.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Good work, {name}. A habit of finishing things is worth more than most people think.',
          'Well done, {name}. Tell somebody at home or a friend, too; good news deserves an audience.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Well done. A finished thing beats a perfect one that never gets there.',
          'Nice, one more thing with an ending. Those add up.',
          'Good. Messages like that are the best kind.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'That brings the count to this: exercises passed {exercisesPassed}, skills tested {assessed}.',
          'You now hold {skillsHeldCount} required skills for {targetRole}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your level there is on file as {skillLevel}.',
          'What I have on file for {skill} is {skillLevel}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Right after finishing is when it's freshest, and also when it starts to fade. What you use within a week tends to stay; what you don't use slips away fast.",
          "There's a trap here: the good feeling makes people open the next course the same evening. Spend the week after a course building something with it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before you go on, write down three things you couldn't do before, in words a hiring manager would use. One of them may be a line for your resume.",
          'Explain what you learned to somebody who has no idea, for five minutes, without notes. Wherever you stumble is what to look at once more.',
          'Build one tiny thing with it that no tutorial told you to build. An hour is enough.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it's a skill the role asks for, take the quiz while it's fresh, so it counts as checked and not just claimed.",
          'Put it where it shows: a commit with a readable description, a line in the profile, a tested level.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Next in line for you: {nextStep}.',
          "When you're ready for more, the next step is to {nextStep}. It can wait until tomorrow.",
          'The next stop is {nextMilestone}, but take tonight off.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Mark it as done on your learning path so the dates after it move too.',
          'Tick it off on the path, and then do nothing useful for an evening.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What part of it was harder than you thought?',
          'What part of it could you show somebody if they asked tomorrow?',
          'Did you enjoy any of it, or was it duty from start to finish?',
        ],
      },
    ],
    actions: [
      'What should I learn next?',
      'How do I prove my level?',
      'How do I put this on my resume?',
      'How am I doing?',
      'What is my next milestone?',
    ],
    opens: ['learning-path', 'dashboard', 'profile'],
  },
  {
    id: 'me.tells',
    asking: 'nothing, just telling me something about yourself to go by',
    needs: ['role', 'skill'],
    examples: [
      'I want to work remotely one day',
      'my goal is to be a data engineer by next summer',
      'evenings only, I have two kids',
      'I have debts to pay off before anything else',
      'I hate frontend',
      'just so you know, I work night shifts',
      'i live in a small town in Romania',
      "I don't like meetings",
      'my dream is to lead a team',
      'I prefer videos over books',
      "I'm a single mom, mornings are impossible",
      'I love solving puzzles',
      "I'm 41 and have worked in logistics all my life",
      'weekends are off limits for me',
      'I would like to end up in security at some point',
      'I never want to do on-call again',
      'fyi my english is only so so, I prefer easy words',
      "i'm a visual learner",
      'I want a calm job with regular hours',
      'my laptop is very old and slow',
      'for me money matters more than title',
      'I have a bad back and cant sit for long',
      "I'm caring for my father at the moment",
      'i want to earn enuf to move out of my parents house',
      'I enjoy talking to customers more than coding',
      'a bit about me: ten years as a chef, curious about automation',
      'I never want to manage people',
      'my contract ends in march',
      'keep in mind that i commute two hours daily',
      'I decided that I want to stay with testing',
      'what matters to me is having meaning in my work',
      'no cloud certs for me please, I want to build things',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That's a lot to carry, and I won't treat it as an excuse to be argued away. It's a fact the plan has to respect.",
          "Thank you for saying that openly. It may make the road longer in places, but it's still a road.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Good to know, and I'll hold on to it: {limit}. Whatever I suggest from here on has to fit inside that.",
          "Understood. Your limits count ({limit}), so I'll stop proposing things that ignore them.",
          "Thanks for telling me. I'll keep this in mind: {limit}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Then this is what we steer by: {goal}. When I suggest something, ask me what it does for that.',
          "That's a clear goal, and I'll hold on to it: {goal}. I'll try to leave out advice that doesn't lead there.",
          "I've got it down as your goal: {goal}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "I've noted that about {skill}, and I'll weigh it when I suggest what to learn and which jobs to look at.",
          "Good to know where you stand with {skill}; that changes which roles and tasks I'd point you to.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Thank you, that helps. Advice without that kind of detail is just small talk.',
          "I'm glad you told me. I'd rather advise you than some average person.",
          "I'll go by that. It's the kind of thing no resume tells me.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'With your weekly hours at {hoursPerWeek}, your path comes to {pathDuration}; if what you told me changes the hours, change them in the plan and the dates follow.',
          'Right now the weekly hours in your plan are set to {hoursPerWeek}. If that no longer fits what you told me, lower it without guilt.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'On the road to {role}, the first thing is still {gap1}, and you can learn it in whatever hours you have.',
          'Your direction stays as it is: {role}, with {gap1} as the most important thing to learn.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "What you want and what you can give matter at least as much as the market here, because you're the one who has to live with the choice on a wet Tuesday.",
          'Limits make for better plans. Somebody with three fixed evenings often gets further than somebody with "plenty of time".',
          'Dislikes are useful: they cross out whole groups of jobs at once, and they often change less over the years than interests do.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make it concrete enough to test: if you had that, what would a normal Wednesday look like?',
          'Turn it into a rule, written as one full sentence. Hold job ads up against it, and cross out every ad that breaks it.',
          'Say it just as plainly to the people around you. Plenty of plans fail because nobody at home knew about them.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it changes, tell me. Otherwise I'd stay faithful to something you dropped long ago.",
          'One question to keep for yourself: is that fixed, or is it just for this year? Both are fine, but they lead to different plans.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Here's something that fits as it stands: {nextStep}.",
          'With that in mind, the next step would still be to {nextStep}.',
        ],
      },
      {
        place: 'next',
        texts: [
          'If this affects your weekly hours, update them in the plan today; everything with a date follows from them.',
          'If it changes which role you want, choose the new target in Career Path, and the gap list changes with it.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What does that rule out for you, and what does it leave?',
          'How firm is that, on a scale from "would be nice" to "I\'d turn a job down over it"?',
          'What else should I know before I advise you on anything?',
        ],
      },
    ],
    actions: [
      'What should I do this week?',
      'Which IT role fits me?',
      'What do you know about me?',
      'Make me a plan',
      'I have 5 hours a week',
    ],
    opens: ['learning-path', 'profile'],
  },
]
