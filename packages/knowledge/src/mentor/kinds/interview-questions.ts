import type { MentorKind } from '../mentor-kind.ts'

export const interviewQuestionKinds: readonly MentorKind[] = [
  {
    id: 'interview.weakness',
    asking: 'how to answer the question about your greatest weakness',
    needs: [],
    examples: [
      "what's my greatest weakness how to answer",
      '"tell me about a weakness of yours"',
      'how do I answer the weakness question without sounding fake',
      'is "perfectionist" still ok as a weakness',
      'What should I say when they ask about my weaknesses?',
      'strengths and weaknesses question',
      'they asked for three weaknesses and I gave a stupid answer',
      'good weakness example for a developer',
      'what weakness can a data analyst admit to',
      'should I name a real weakness or a fake one',
      "do I have to tell them I'm bad at public speaking",
      'weakness answer for someone changing careers',
      'how honest can I be about my flaws in the interview',
      "my biggest weekness is i'm disorganised, can i say that?",
      'What are you not good at? hate that question',
      'which weaknesses would kill my chances',
      'can my lack of experience be the weakness I mention',
      'what does the interviewer want to hear with the question about weak sides',
      '"what would your last boss criticise about you"',
      'what area do you need to improve in, they always ask',
      'impatient or too detail oriented, which is the better weakness',
      "I really can't think of any weakness to tell",
      'what would your coworkers say you could do better - sample answer?',
      'How to talk about my bad points at job interview',
      'they want to hear what I struggle with professionally',
      'is saying "I work too hard" a red flag',
      'question about development areas in a leadership interview',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Pick a real one that doesn't sink the job, say what it once cost you, and end with what you do about it now. Three sentences, and stop.",
          'Choose a flaw you\'ve already got a habit against: "I used to sit on a problem too long before asking. Now I give it an hour and then I write to someone."',
          "The shape that works is weakness, consequence, countermeasure. The countermeasure is the part they're grading.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "You have a convenient true one: you're new to the field and you know where. Name one specific gap and the date by which you'll have closed it.",
          'As a newcomer, be careful that your weakness isn\'t your whole application. Name a working habit, not "I have no experience".',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level, a weakness with a business cost is expected: work you were slow to hand over, a rewrite you should have stopped, a status you reported too late.',
          'Senior people lose points here for being smooth. Name something a former manager would recognize, and what you changed in how you work.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "An honest version for {role}: \"{gap1} is new to me; here's what I've done with it so far and what I'm doing next.\" It's specific and it shows a direction.",
          "If you use a technical gap, {gap1} is the natural one, since they'll see it missing anyway. Then say what you've done about it lately.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Balance it with what's solid: {skillsHeld}. A weakness stands better next to a strength you can prove.",
          'When they ask for the strength half, lead with {skillsHeld} and one thing you did with it, not with an adjective.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "They don't want the flaw. They want to see whether you notice how you work and whether you'd take feedback without a fight.",
          'A fake weakness costs more than a real one, because it tells them what your status reports will be like.',
          'The question is really "what will I have to help you with?" A manager who hears a clear answer relaxes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make it concrete with one scene: the week it went wrong, what it cost, what you changed. A scene can't be mistaken for a phrase off the internet.",
          "Ask a former colleague what they'd have changed about working with you. What they say is usually mild, true and usable as it is.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep it away from the core of the job. "I\'m careless with details" ends a testing interview, while "I dislike speaking to big groups" hardly matters there.',
          'Choose something from the edge of the role. A support person who finds long documentation hard is fine; one who finds people tiring is not.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Have a second one ready, because "and another?" is a favorite follow-up and it catches everyone who prepared exactly one.',
          'End on the present tense: what you do now, this month. An answer that ends in "and I\'m working on it" sounds like nothing is happening.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Skip perfectionism, working too hard and caring too much. Everyone across the table has heard them this week.',
          "Don't turn confessional. Private struggles, health and old grudges don't belong in this answer, however warm the interviewer is.",
          'Be wary of "impatient" or "too direct" as a charming flaw. Many interviewers hear that somebody else had to clean up.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your three sentences now, then cut every adjective. Say it aloud once and see if it still sounds like you.',
          'Send one former colleague a line today: "What should I have done differently when we worked together?" Their answer is your answer.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did the last piece of critical feedback you got say, even if it annoyed you?',
          "Which true flaw are you afraid to say? Tell me and we'll see whether it really hurts you.",
        ],
      },
    ],
    actions: [
      'How should I answer "tell me about yourself"?',
      'How do I tell a story with STAR?',
      'Where am I weak in practice?',
      'What questions should I ask them?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.about-yourself',
    asking: 'how to answer "tell me about yourself"',
    needs: ['role'],
    examples: [
      'how do I answer tell me about yourself',
      '"walk me through your resume" what do they want',
      'what should i say when they ask me to introduce myself',
      'elevator pitch for a career changer',
      'my self introduction is way too long',
      'tell me about yourself - example for a junior web developer?',
      'How long should the intro in an interview be',
      'They always start with "so who are you" and i ramble',
      'do I start with my childhood or my last job lol',
      'help me write my introduction for interviews',
      'introduce yourself question for a teacher moving to data analysis',
      'should i mention my family and hobbies in the intro',
      'what do i leave out when I tell about my career',
      'i have 15 years of different jobs, how to sum up in two minutes',
      'opening statement in an interview for cybersecurity',
      'How to present myself to a hiring manager',
      'whats a good first sentence when i introduce myself',
      'how do i tell my story so it makes sense',
      'present yourself in english in interview how',
      'my path is zigzag, how do I make it sound logical in the intro',
      'self presentation of 2 min for a project manager position',
      'i sound like im reading my cv when they ask about me',
      'what goes in a sixty second pitch',
      'is it better to go chronologically or start with now',
      'they said "give us some background on you"',
      'Tell me abot yourself is the question i hate most',
      'what\'s the point of asking "tell me about yourself" when they have my resume',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Present, past, future, in that order and under two minutes: what you do now, the one or two things that led here, and why this job is the next step.',
          "Start with the sentence you'd want repeated to the boss afterwards, then give two pieces of proof, then say why you're in this room. Then stop talking.",
          "It's not your biography, it's a trailer. Pick the two scenes that make them want to ask more about exactly what you're good at.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Open with where you\'re going and make the past the reason: "I\'m moving into this after years of doing something where I kept ending up as the one who built the tool."',
          'For a switcher the first sentence has to remove the puzzle, so say the change out loud and own it, before they wonder about it for the next half hour.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "Leave the first half of your career to one clause. They're hiring what you did in the last few years and what you'd do in the next two.",
          "Begin with your scope, not your title: what you're responsible for, for whom, and one thing that's different because of you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "A skeleton from your own facts: \"I'm working as {currentTitle}, I've built up {skillsHeld}, and I'm aiming at {role} because…\" The because is yours to fill in.",
          'You can lean on {yearsWorked} of work and on {skillsHeld}. One clause for the years, one scene for the skills, and then the reason for {role}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The bridge to use: {transferable}. Say it before they ask what your old work has to do with {role}.',
          'What carries over from your work as {currentTitle} deserves one full sentence: {transferable}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'They ask because the first minutes are warm-up for them too, and because what you choose to mention tells them what you think the job is.',
          "Whatever you mention last, they usually ask about next. So end on the thing you'd love to talk about.",
          "Your intro sets the interview's agenda. A list of every employer gives them nothing to pick up except the gaps.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Write it as five bullets, never as full text. Learned text sounds learned; bullets force you to speak.',
          'Cut every job that doesn\'t serve the story to half a sentence. "Before that I worked in retail, which is where I learned to stay calm" is plenty.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Put one number or one name in it: a system, a team, a result. Without a detail, the listener forgets you by the second question.',
          'Finish with a handle: "That\'s the short version; the part I\'d be glad to go into is the migration." It saves everyone the silence.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If your path zigzags, find the verb that stayed the same: fixing, explaining, organizing, digging in data. Tell the path along that verb.',
          "Practice two lengths: thirty seconds for a call with a recruiter, two minutes for the panel. It's the same story with fewer scenes.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Leave out age, children, health and why the last place was awful. None of it helps you, and some of it puts them in an awkward spot.',
          'Don\'t apologize in the first minute. "I don\'t have much experience, but" tells them how to read everything that follows.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Say it once into your phone right now, before preparing anything. Listen for the first sentence that made you want to hear more, and start there next time.',
          'Write only the last sentence today, the one about why this job. When the end stands, the rest falls into place.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'If they could remember one thing about you tomorrow, what should it be?',
          "What's the part of your story you find hardest to explain in one sentence?",
        ],
      },
    ],
    actions: [
      'Why do I want this role, how do I say that?',
      'How do I explain my career change?',
      'How do I prepare for the interview?',
      "What's my greatest weakness, how to answer?",
    ],
    opens: ['interview-prep', 'career-story'],
  },
  {
    id: 'interview.why-this',
    asking: 'how to say why you want this company or this role',
    needs: ['role'],
    examples: [
      'why do you want to work here, what do I answer',
      'how do i answer "why us"',
      'Why this role? I honestly just need a job',
      '"what do you know about our company"',
      "they'll ask why I want to be a UX designer, what should i say",
      'how to sound motivated for a boring insurance company',
      "what's a good answer to why should we hire you",
      'why do you want to become a database administrator - interview answer',
      'I just applied everywhere, how do i explain why them',
      'reason for leaving and wanting to join you, how to phrase it',
      "How do I show passion for the product when I've never used it",
      'motivation question in an interview',
      'where do you see yourself in 5 years',
      'why data engineering and not data science, they will ask',
      'Is it ok to say the money attracted me',
      'why IT at all, they will want to know in the interview',
      "what to say when they ask why I'm interested in this position",
      "they asked why our company and I said because it's close to home",
      'why did you aply here? i had no good answer',
      'How to answer for what reason do you want this work',
      '"what motivates you" answer ideas',
      'why should we pick you over other candidates',
      'how can I answer why startup after big corporation',
      'five year plan question in interviews what is it for',
      'my real reason is remote work, can I say so',
      'why do you want to leave your present job',
      'what makes you the right person for this job - how to answer',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Give two reasons, one about the work and one about them, each so specific that it wouldn't fit the competitor next door.",
          'Answer in the shape "I\'ve done this, you need that, and here\'s what draws me to it". It answers why them and why you in one breath.',
          'You don\'t have to love the company, you have to show you know what the job is and chose it on purpose. That\'s all "why us" checks.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "The quiet question behind it is whether you'll run back to your old field in half a year. Answer that one: show what you've already done, unpaid, because you wanted to.",
          'For a career change, say what you run toward and leave out what you flee. "I kept automating my own reports until I noticed that was the part I liked" is worth a page of passion.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, name the problem of theirs you'd like to have. \"You're splitting a large system while it's running, and I've been through that once\" beats any praise.",
          "Say what this job has that yours doesn't: scale, users, a kind of problem, responsibility. Then say why now.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} you can point at proof instead of passion: {skillsHeld}, learned before anyone asked you to.',
          'A true bridge into {role} from where you are: {transferable}. It turns "why you" into a fact.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If they ask why {role}, tie it to the work as it is: {topSkills} come up most, so say which of these you've enjoyed and where.",
          "You might add that you know what's still missing, {gap1}, and that you're on it. Someone who knows the gap has looked at the job properly.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Interviewers ask because people who came for any job leave for any other. A specific reason is the cheapest sign that you'll stay a while.",
          'They\'ve heard "innovative company with a great culture" from the last six people. One concrete sentence and you\'re the one who looked.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Find the specific reason in half an hour: use the product, read two customer complaints, look at what else they're hiring for. Then mention the one thing that made you curious.",
          "Look at the posting for the sentence no other posting has. Somebody wrote it with care; that's the person who'll be pleased you noticed.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For "why should we hire you", take their top requirement and your best evidence for it, and say nothing else. The list of virtues can stay at home.',
          'For "where in five years", describe the work and not the title: harder problems, somebody to teach, one area you own. Then say how this job starts it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "For why you're leaving, one neutral sentence about what you've outgrown, then straight on to what you want. Ten seconds, no names.",
          "If the place seems dull, look at the problem under it. Insurance is fraud, forecasting and old systems that mustn't fall over, and many people would like to work on that.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Money, remote days and the short commute can be true and still be a poor first answer. Say them third, if at all, and to the recruiter.',
          "Don't flatter. Praise you couldn't explain in a follow-up question sounds like a brochure and invites exactly that question.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write one sentence that begins "You\'re the ones who…" for the company you\'re talking to next. If it fits another company too, dig once more.',
          "Take twenty minutes with their product or their job page today and note what you'd fix or ask. That note is your answer.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "Leave politeness aside: what's your real reason? There's usually a version of it you can say.",
          'Which company or role is it, and what made you click on that posting and not another?',
        ],
      },
    ],
    actions: [
      'How should I answer "tell me about yourself"?',
      'What questions should I ask them?',
      'How do I explain my career change?',
      'How do I prepare for the interview?',
    ],
    opens: ['interview-prep', 'career-story'],
  },
  {
    id: 'interview.technical',
    asking: 'how to get through a technical or coding round for {role}',
    needs: ['role'],
    examples: [
      'how to pass a coding interview',
      'technical round for backend developer, what should I practice',
      'do I need leetcode',
      "how many leetcode problems before i'm ready",
      "they'll make me code live while talking, help",
      'what to do in a pair programming interview',
      'SQL test in the interview for data analyst how deep do they go',
      'algorithms and data structures interview prep for self taught devs',
      'Whiteboard interview next week!! whats important',
      'How do I think out loud while coding',
      'technical screen with hackerrank, any advice',
      'networking questions in a help desk technical interview',
      'what happens in a technical interview for cloud engineers',
      'i get stuck on medium problems every time',
      'dynamic programming keeps killing me in interviews',
      'is it ok to google in a coding interview',
      'debugging interview - they give you broken code, how to go at it',
      'the tech round asked about big O and I only guess',
      'what python questions come up for junior data engineers',
      'tecnical interview for QA automation, what to expect',
      'do small companies also do leetcode style',
      'How to solve the tasks faster under the clock',
      'I can code at work but fail at puzzle questions',
      'troubleshooting scenario questions for sysadmin interview',
      'should i pick python or java for the coding interview',
      'they gave 2 problems in 60 min and I solved one',
      'preparing for machine learning technical rounds with math questions',
      'live SQL on a shared editor, how do I practise that',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'They grade how you get there as much as whether you arrive: restate the problem, ask about the odd cases, say your plan, then type. Silence is what loses points.',
          "Solve the plain version first and say that it's plain. A slow solution that works, plus a sentence about making it faster, beats half of a clever one.",
          "Practice for the format you'll meet, because a live puzzle, a debugging session and a talk about your last project need three different kinds of training. Ask the recruiter which it is.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For a first role they mostly check the basics without a safety net: loops, lists, dictionaries, a join, reading an error message. Being quick and clear in those beats having touched graph algorithms.',
          'Juniors rarely fail on the hard question. They fail because the easy one was shaky, so train the easy ones until they bore you.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "You probably do this work daily and still fail puzzles, because it's a separate sport with its own muscles. A few weeks of short daily problems brings it back.",
          'With your experience the round often tips on judgment: naming the trade-off, noticing the edge case, asking what the data looks like. Say those things aloud, nobody reads minds.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} the technical talk mostly circles {topSkills}. Be able to build a small thing with each from an empty file.',
          'Your heaviest gap for {role} is {gap1}, so learn it to the level of one worked example and one honest limit before the round.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your practice says {weakTopic} is where points go missing, with {practiceAverage} on average overall. Start there and not with what you like.',
          "The exercises you've passed here, {exercisesPassed} so far, are this round in small. Redo two of them against a clock, talking.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'The interviewer writes notes while you work. If you think in silence, the notes are empty, and empty notes become a no.',
          "The task is artificial and everybody knows it. What they can see in it is whether you'd be pleasant to debug with on a bad afternoon.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Three steps before you touch the keyboard: say the task back, work one tiny example by hand, name the inputs that would break it. It takes three minutes and it prevents the usual disaster.',
          'Narrate decisions, not keystrokes: "I\'ll use a dictionary, since I look things up by id." Then you can be quiet while you type.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Train by pattern instead of by count: two pointers, counting with a map, sorting first, walking a tree, joins with grouping. Thirty problems you understand beat three hundred you've seen.",
          "After each problem, close it and write it again from nothing the next day. If you can't, you've read it, not learned it.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For SQL, practice joins, grouping, window functions and finding duplicates, by hand in a plain editor. Then say what each row of the result means, because that's where they dig.",
          "For troubleshooting questions, go outside in: what changed, who's affected, can I see it myself, which layer. An orderly list beats a lucky guess.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'When stuck, say where: "I can do it with two loops, and I\'m looking for a way around the second." Most interviewers will hand you the hint they\'re allowed to give.',
          'Leave the last five minutes for a test run with one odd input. Finding your own bug counts nearly as much as not having had it.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spend months on puzzle sites if your targets don't ask them. Small companies and most support, data and operations roles test far more practical things.",
          'Take the language you think in, not the fashionable one. An interview is a bad place to remember where the brackets go.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Take one exercise here today, set twenty-five minutes, and talk the whole time as if somebody sat beside you.',
          "Solve one easy problem tonight and explain it to somebody in plain words. Where you stumble is tomorrow's topic.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which format did they announce: live coding, an online test, or a talk about your work?',
          'Where do you get stuck: seeing the approach, writing it down, or doing both while someone watches?',
        ],
      },
    ],
    actions: [
      'How do I handle a system design interview?',
      'They gave me a take-home, how much effort?',
      'What if my mind goes blank?',
      'Where am I weak in practice?',
    ],
    opens: ['interview-prep', 'learning-path'],
  },
  {
    id: 'interview.system-design',
    asking: 'how to handle a system design interview',
    needs: ['role'],
    examples: [
      'how do I prepare for a system design interview',
      'system design round at senior level what do they expect',
      'they want me to design twitter in 45 minutes',
      'design a url shortener - how do i structure the answer',
      'never built anything at scale, how can i pass system design',
      'architecture interview for solutions architect',
      'where do I start when they say "design a chat app"',
      'is system design asked for juniors too?',
      'best way to learn system design for interviews',
      'how deep should i go into the database in a design round',
      'I talk about kafka and load balancers but they look unimpressed',
      'how do I estimate traffic and storage in design interviews',
      'data pipeline design interview for data engineers',
      'ML system design interview whats different',
      'i dont know when to use a queue or a cache in a design question',
      'SQL or NoSQL, how to justify in system design interview',
      'They kept changing requirements during the design question',
      'what does a good answer look like in a hld interview',
      'what diagrams should I draw',
      'my sistem design answers are too shallow they told me',
      'low level design vs high level design interview',
      'how to lead the conversation in an architecture round',
      'design interview for a backend developer with 3 years experience',
      'I failed system design at a senior interview twice',
      'infrastructure design question for DevOps, multi region stuff',
      'what are the typical mistakes in system design interviews',
      'How can I learn to talk about scalability and trade-offs',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Spend the first eight minutes on questions: who uses it, how many, what must never be lost, what may be slow. Candidates who draw boxes in the first minute design the wrong thing well.',
          "Use one order every time: requirements, rough numbers, the data and its interfaces, the simple design, then the one place it breaks and how you'd fix it.",
          "Draw the version that works for a small company first. Then let the numbers break it, and repair only what broke; that's the whole craft.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "At entry level it's usually a talk rather than an exam: can you say where data is stored, what happens when two people click at once, and what you'd check if it's slow.",
          "You don't need to have run anything huge. You need to explain a small web application from browser to database and back without hand-waving.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At a senior level they want you to drive: state assumptions, choose, and say what you gave up. Waiting for the next question reads as one level lower.',
          'What separates levels here is trade-offs said aloud. "I take the simpler queue and accept a duplicate now and then, because…" is a senior sentence.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {role} interviews, tie the design to {topSkills}; a box you've operated yourself is worth five you've read about.",
          "You can speak from practice about {skillsHeld}. Let the design pass through those, since follow-up questions are easy where you've been.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In your practice {weakTopic} is the weak spot, so expect a design question to hurt exactly there, and prepare one worked example of it.',
          "With {gap1} still open for {role}, decide beforehand what you'd say when the design needs it: its purpose, its price, and that you've read rather than run it.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "There's no right answer, so they grade the reasoning: did you ask, did you choose, did you notice what your choice costs.",
          'Naming tools early sounds like shopping. The interviewer wants to hear the problem first and the tool as its consequence.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Do rough numbers aloud: users a day, requests a second at the peak, bytes per record, a year of storage. Round hard; what counts is whether it fits on one machine.',
          'Write the data model before the boxes. Half of all design arguments vanish once the tables and the main queries are on the board.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Have an opinion ready on five choices: cache or not, queue or direct call, one database or several, strong or eventual consistency, build or buy. One reason for and one against each.',
          'Walk one request through your picture from click to answer, then one failure. Interviewers remember people who showed what happens when the middle box dies.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "When they change a requirement, say what stays and what moves. They aren't teasing; they want to see whether your design bends or you start over.",
          'Check in every ten minutes: "I\'d go into storage next, unless you\'d rather see the feed." It shows you can run a design meeting.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Practice on systems you use at work. Draw yours from memory, then ask why each part is there; the answers you don't have are your reading list.",
          "Take one classic a week, a link shortener, a chat, a feed, a rate limiter, and do it on paper in forty minutes before reading anyone's solution.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't recite the big company's architecture. They had a different load and ten thousand engineers, and the next question will be why you need it.",
          'Buzzwords open doors you then have to walk through. Mention a technology only if you can say how it fails.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Draw the last system you worked with in fifteen minutes, mark the part you'd be woken up for, and write one sentence on why.",
          "Take a link shortener tonight and write only the requirements and the numbers, no boxes. It's the half people skip.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "Which level is the role, and did they say whether it's about software, data or infrastructure?",
          'Have you ever seen a system of yours fall over? That story may be your best material.',
        ],
      },
    ],
    actions: [
      'How do I get through the technical round?',
      'How do I prepare for the interview?',
      'Where am I weak in practice?',
      'What if my mind goes blank?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'interview.behavioral',
    asking: 'how to answer behavioral questions and tell stories with STAR',
    needs: [],
    examples: [
      'how does the STAR method work',
      'behavioral interview questions how do I answer them',
      'tell me about a time you had a conflict, what do i say',
      '"give me an example of a time when you failed"',
      'which stories should I prepare for behavioural rounds',
      'situational questions in interviews',
      "I don't have work stories in IT, can I use examples from nursing",
      'amazon style leadership principle questions',
      'my STAR answers are too long',
      'how to talk about a failure without looking bad',
      'Describe a difficult colleague, example answer',
      'I can never think of examples on the spot',
      'tell me about a time you led something, but i was never a lead',
      "what's a good story about learning something fast",
      'competency based interview, how to prepare',
      'they ask for specific examples and i only speak in general',
      'how do I answer "biggest achievement"',
      'story about disagreement with your boss',
      'can i use the same story for two questions',
      'is it bad to use examples from school or volunteering',
      'how do you answer question how you handle pressure',
      'behaivoral round tomorrow what are the top questions',
      'HR asked about time management with a concrete example',
      'make me a STAR answer for handling an angry customer',
      'what does "situation task action result" mean in practice',
      'I say "we" all the time and they ask what i did myself',
      'values interview / bar raiser - what do they test',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Tell it in four beats: one sentence of situation, one of what was yours to do, then most of the time on what you did, then how it ended and what you'd change.",
          'Prepare six stories, not sixty answers: a conflict, a failure, a success, fast learning, pressure, and a time you convinced someone. Nearly every behavioral question is one of these in a new coat.',
          'STAR is only a guard against rambling. The letter that gets the job is A: what you, in particular, did on that day.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Stories from your old work count fully here. Behavior travels: an angry customer, a missed shift or a broken process shows the same things a release does.',
          "Don't hunt for a tech story if you've none. A calm example from a ward, a shop or a classroom beats a made-up one about a team project.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Choose stories with stakes that fit the level: a decision you owned, people who disagreed, a cost. A tale about a tidy ticket makes you look junior.',
          'For senior roles, they listen for what you changed afterwards, in the team or the system. End each story there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your time as {currentTitle} is where to dig. Go through it month by month and write down every day you went home thinking "well, that was something".',
          "In {yearsWorked} you've collected far more than six stories; they just aren't filed by question. Give each one a two-word title so you can find it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "There's a line in your resume that could be a full story: {resumeStrongLine}. Prepare the obstacle and what you decided.",
          'Take this line from your resume and find the scene behind it: {resumeLine}. They may well ask about it word for word.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The theory is plain: what you did last time is the best guess at what you'll do next time. So a vague answer isn't neutral, it's no evidence.",
          'They hold a sheet with boxes to fill. A story with a clear action fills them; a philosophy of teamwork leaves them empty.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Change "we" to "I" wherever it\'s true. It feels like boasting and sounds like clarity, and you can credit the team in one sentence.',
          'Spend ten seconds on the situation. Most stories die there, in the explanation of a department nobody will remember.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For the failure question, take a real one with your own share in it, and make the repair longer than the damage. What you do differently now is the answer.',
          "For conflict, pick a disagreement about the work, show that you understood the other's reason, and end with a decision. Winning isn't the point.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Build a small table: stories down the side, questions across the top, ticks where one fits. You'll see that five stories cover nearly all of it and which question still has no story.",
          'Give the result a size even without a metric: a day saved each week, a complaint that stopped, a thing still in use today.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'When none comes to mind, take the nearest one and say so: "The closest thing I\'ve got is this." It\'s accepted, and far better than a hypothetical.',
          "Stop after two minutes and let them dig. Follow-up questions are good; they mean you've been interesting and not exhaustive.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't polish until it shines. If the story has no doubt or mistake in it, experienced interviewers start probing for what's missing.",
          "Never tell a story where everyone else was an idiot. They'll imagine themselves in your next one.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write the titles of six stories tonight, two words each. Tomorrow, tell the weakest one aloud against a two-minute timer.',
          'Take one practice question that begins "tell me about a time" and answer it here. Then check how many sentences are really about you.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the last thing at work you told somebody about at home? There's a story in it.",
          'Which question do you dread: failure, conflict, or leading?',
        ],
      },
    ],
    actions: [
      "What's my greatest weakness, how to answer?",
      'How should I answer "tell me about yourself"?',
      'Where am I weak in practice?',
      'How do I prepare for the interview?',
    ],
    opens: ['interview-prep', 'career-story'],
  },
  {
    id: 'interview.take-home',
    asking: 'how to handle a take-home assignment',
    needs: [],
    examples: [
      'they gave me a take home assignment',
      'how much time should I put into a take-home test',
      'Is it normal to work 10 hours for free on a case study',
      'take-home task for data analyst, what do they look at',
      'should I refuse unpaid homework from a company',
      'i got a coding challange with 5 days deadline how do I plan it',
      'what makes a take home stand out',
      'Can I use chatgpt for the home assignment',
      'need to present my take home to the team, tips',
      'they want a full app as a test project',
      'should I write tests in the take-home',
      "didn't finish the assignment in time, do I send it anyway",
      'the instructions are vague, can I ask questions about the test task',
      'case study for product manager interview how to structure the slides',
      'what should the README of my submission contain',
      'home test says 3 hours but it needs 12',
      'company uses my test assignment as free work?',
      'They gave us a dataset and said "find insights", what do they want',
      'trial day / trial week unpaid, is it ok',
      'design exercise for a UX job, how polished',
      'I have two take homes at once and a full time job',
      'how to submit the homework, zip or github',
      'do they really read the code of the take-home',
      'rejected after i spent a whole weekend on their task',
      'the interviewer will go through my assignment with me, how to prepare',
      'test task for devops engineer: terraform + ci, how far to go',
      'how to make home task for company quickly but good',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Set yourself a limit before you start, a little over what they said, and deliver something small that works. Finished and explained beats ambitious and half-broken.',
          "Do exactly what's asked, make it run on the first try on somebody else's machine, and write one page on what you decided and what you left out.",
          "Read it as a sample of work together: ask one or two questions at the start, keep to scope, say what you'd do with another day.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "For a newcomer a take-home is the fairest round there is: no one watches, and your care shows. It's where you can beat people with better resumes.",
          "Keep it plain. Reviewers forgive simple code from a newcomer, and they don't forgive code that its author can't explain.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'At your level they read the commits, the tests and the README before the cleverness. Show judgment about what not to build.',
          'With your experience you may offer an alternative: a walk through existing code of yours, or a paid day. Many teams say yes, since they want the signal and not the task.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {role} they'll mostly look for {topSkills} in it, so put your effort where those show, and leave the decoration.",
          "If the task needs {gap1}, say in the README that it's new to you and what you read to do it. Learning visibly is a point in your favor.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'The reviewer has six of these and half an hour each. What decides is whether it starts, whether the README tells them where to look, and whether the main path is clean.',
          "Most submissions fail on boring things: it doesn't run, the question wasn't answered, or there's a page of features nobody wanted.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Split the time: a fifth to understand and ask, three fifths to build the core, a fifth to clean up and write. People who skip the last fifth lose to people who don't.",
          'Ask the one question whose answer changes your design, and note the rest as assumptions. Asking counts as a plus nearly everywhere.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "README in five lines: how to run it, what you decided, what you left out, what you'd do next, how long it took. It's the part that everybody reads.",
          'Write a few tests for the one thing that would be embarrassing to get wrong. A handful of good ones says more than full coverage.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "With a dataset, answer a question a boss would ask, in one sentence, then one chart that shows it, then what you aren't sure about. Checking for duplicates and missing rows is where juniors stand out.",
          "For a case study, put the recommendation on the first slide and spend the rest on why, what you rejected, and how you'd know it's wrong.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Before the review talk, reread your own code and prepare three things: what you'd change, the choice you're proudest of, how it would cope with ten times as much.",
          "If you can't finish, send what works with a list of what's missing and why. A clean part with an honest note gets through more often than people think.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "A few hours is normal, a weekend is a lot, a week of real features for their product is unpaid work. It's fine to say what you can do in four hours and offer that.",
          "Check whether AI tools are allowed, and if it isn't stated, ask. Either way, never hand in a line you couldn't defend, because the talk afterwards is where it comes out.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Before you write a line, put down the three things a reviewer must be able to see in ten minutes. Build those first.',
          'Send your question about scope today, so that the clock works for you and not against you.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'How long did they say it takes, and what does the task ask for?',
          'How much do you want this job? That decides whether the task deserves an evening or a weekend.',
        ],
      },
    ],
    actions: [
      'How do I get through the technical round?',
      'I bombed my interview',
      'When should I follow up?',
      'What questions should I ask them?',
    ],
    opens: ['interview-prep'],
  },
]
