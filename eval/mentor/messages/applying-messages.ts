import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to put questions about the resume and interviews, for training alone. */
export const applyingMessages: Readonly<Record<string, readonly string[]>> = {
  'resume.improve': phraseList(`
    can you look at my resume and tell me what's bad | how do I make my CV better | what should I change in my resume | my resume feels weak | tips to improve my cv please | I want a stronger resume for data roles | what would you fix first on my resume |
    is my CV any good | my lines sound boring, how do I improve them | what's wrong with my resume | how can my resume stand out
  `),
  'resume.score': phraseList(`
    why is my score only 60 | how is the resume score calculated | my score went down after an edit | what brings my score up | what does 72 mean on my resume | I think my resume is good but the score is low | which part of the score costs me most |
    how can I get to 90 points | why did I lose points | is 65 a bad score | explain my rating
  `),
  'resume.ats': phraseList(`
    how do I get through the robots | do companies really filter resumes automatically | which keywords do I need | is my resume readable for the software | how do applicant tracking systems work | should I put the keywords in white text | will the bot throw out my two column CV |
    does a machine read my resume first | how do I beat the ATS | do I need to copy words from the ad | PDF or Word for the system
  `),
  'resume.gap': phraseList(`
    there's a hole of two years in my resume | how do I show the time with my kids on the cv | what do I write for the year I was sick | do I need to explain unemployment on my resume | I've a gap from 2018 to 2020, how do I put that | should I hide the break by leaving out months |
    what do I put for the time I cared for my father | will they ask about the empty year | a gap between jobs on my CV, does it matter | how to list a sabbatical | I did nothing for nine months, what do I write there
  `),
  'resume.no-experience': phraseList(`
    what do I put on a resume when I've never worked in IT | I've only been a waitress, how do I fill a tech CV | my resume is empty, no tech jobs | how does a career changer's resume look | do I list my restaurant jobs when applying as developer | first resume ever, no experience |
    what can I write if I only have courses | should my projects go above my old jobs | do I mention my work as a cleaner | resume for a junior without any job in the field | how do I make my cashier job relevant on paper
  `),
  'resume.length': phraseList(`
    one page or two | how long should my CV be | my resume has five pages, too long? | should I put a photo on it | which font and layout should I use | do I list jobs from twenty years ago | is a colorful design a good idea | how many bullet points per job |
    does a resume need my address and birthday | two columns or one | how far back should I go
  `),
  'resume.linkedin': phraseList(`
    how do I make a good LinkedIn profile | what headline should I use on LinkedIn | do I need LinkedIn at all | recruiters don't find me on LinkedIn | what do I write in the about section | should I set open to work | my linkedin is empty, what goes there |
    should linkedin say the same as my resume | what photo for linkedin | can you review my LinkedIn | how many connections do I need
  `),
  'resume.tailor': phraseList(`
    do I need a different resume for each job | how do I adapt my CV to a posting | is it worth changing the resume for every application | how do I fit my resume to this ad | what should I change when I apply for a devops job instead of backend | same resume to everyone, is that bad |
    I found a posting I love, how do I adjust my resume | tailoring takes hours, is there a quick way | which parts should match the job description | how do I customize my resume fast
  `),
  'resume.invent': phraseList(`
    can I say I worked with AWS though I didn't | is it ok to lie a little on my resume | everyone exaggerates, so can I | add some experience I don't have | could you make up a project for me | can I call myself senior though I was junior | can I extend my dates a bit to hide the gap |
    put down a degree I never finished | would they notice if I claimed five years | write that I led a team even though I didn't | is bending the truth on a CV so bad
  `),
  'resume.summary': phraseList(`
    what do I write at the top of my resume | do I need a profile statement | how does a good summary sound for a career changer | write my professional summary | is an objective outdated | my summary is full of buzzwords | first lines of my CV, what goes there |
    how long should the summary be | I don't know how to describe myself in three sentences | do I put my goal in the intro | help with the about me on my resume
  `),
  'resume.numbers': phraseList(`
    I have no numbers to put on my resume | how do I quantify my work as a nurse | they say use metrics, but I never measured anything | how do I show results without figures | what numbers could a receptionist use | my job had no KPIs | how can I measure what I did in support |
    can I estimate numbers on my CV | I don't know how much money I saved the company | every guide says add percentages, where do I get them | how do I put impact in numbers as a teacher
  `),
  'resume.cover-letter': phraseList(`
    do I need a cover letter | what goes into a cover letter | can you help me write a cover letter for a junior role | are motivation letters still read |
    how long should a cover letter be | how do I begin a cover letter | cover letter for career changer | is it ok to send the same letter to all |
    the form asks for a letter of motivation | whom do I address it to
  `),
  'interview.prepare': phraseList(`
    I've an interview on Thursday, how do I prepare | first tech interview ever, what should I do | how do I get ready for a data engineer interview | two days left until my interview | what will they ask me as a junior cloud engineer | how do I research the company | interview next week, help |
    what should I study for a backend interview | get interview preparation tips | what questions come up for product managers | I've got a call with a hiring manager tomorrow | how much should I practice before
  `),
  'interview.nerves': phraseList(`
    I'm so nervous before interviews I feel sick | my hands shake and my voice trembles | how do I calm down before the call | I can't sleep before interviews | panic every time somebody interviews me | how do I stay relaxed in an interview | my heart races as soon as they ask something |
    I get red and sweat in interviews | stage fright in job interviews | tomorrow is the big day and I'm terrified | how do I stop being so anxious in interviews
  `),
  'interview.weakness': phraseList(`
    what do I say when they ask about my weaknesses | what's your biggest flaw, how do I answer that | is perfectionism a bad answer | which weakness can I admit to | how honest should I be about my weak sides | they always ask for strengths and weaknesses | a good weakness to name in an interview |
    what are you bad at, they asked me | what should I improve about myself, how to answer | can I say I'm impatient
  `),
  'interview.about-yourself': phraseList(`
    how do I answer tell me about yourself | how do I introduce myself in an interview | walk me through your resume, they say. How? | what do I say in the first two minutes | how long should my introduction be | my intro always turns into a life story | elevator pitch for a career changer |
    who are you and what do you do, how do I answer | what do I include when they ask me to present myself | I stumble over the very first question about me
  `),
  'interview.technical': phraseList(`
    how do I pass a coding interview | live coding scares me | do I need leetcode | what sort of questions come in a technical round for SRE | they want me to write SQL on a shared screen | whiteboard interview next week | how do I practice algorithms for interviews |
    what do they test in a technical interview for frontend | I can't solve problems while someone watches | pair programming round, what to expect | how deep do they go on Python questions
  `),
  'interview.system-design': phraseList(`
    how do I prepare for system design | they'll ask me to design Twitter | what do they expect in an architecture interview | I've never designed a large system, how do I answer | how do I structure a design interview | system design round for senior role |
    design a url shortener, how do I begin | how much detail do they want in a design question | do juniors get system design questions | which books for system design | I always get lost in the design round
  `),
  'interview.behavioral': phraseList(`
    how do I answer tell me about a time when | what's the STAR method | they ask for examples of conflict, I can't think of any | behavioral questions scare me more than code | how do I tell stories from my old job | give an example of a failure, how to answer |
    what stories should I prepare | describe a situation where you led, I never led | can I use examples from the restaurant | Amazon leadership principles questions | how long should a STAR answer be
  `),
  'interview.failed': phraseList(`
    I totally bombed the interview | it went terribly today | I messed up the coding test | they asked easy things and I failed | what do I do after a bad interview | I said something stupid in the interview | can I still save it after a bad interview | should I write to them after I blew it |
    I failed the technical round at my dream company | my interview was a disaster | how do I learn from a failed interview
  `),
  'interview.ask-them': phraseList(`
    do you have any questions for us, what do I ask | what should I ask the interviewer | good questions to ask at the end | what can I ask the team lead | which questions make a good impression | how do I find out in the interview if the team is good | is it ok to ask about salary and overtime |
    I never have questions at the end | what do I ask the CTO | what would you ask a future boss | questions that reveal a bad employer
  `),
  'interview.my-weak-points': phraseList(`
    where am I weak in my practice answers | what do I get wrong most often | which topics should I practice more | how did I do in my practice interviews | what's my worst category | which key points do I keep missing | what do my scores say about me |
    where do I lose points in practice | which questions should I repeat | analyze my interview practice | what went badly in my last practice
  `),
  'interview.take-home': phraseList(`
    they gave me a take-home task | how much time should I spend on the assignment | is an eight hour homework task ok | what do they look for in a take home project | can I use libraries in the case study | the test task seems like free work | I got a coding challenge for the weekend |
    how do I present my take-home solution | should I write tests for the challenge | do I have to finish everything in the assignment | home assignment for data analyst, tips
  `),
  'interview.why-this': phraseList(`
    why do you want to work here, what do I say | they'll ask why I chose this company | why do you want to be a data engineer, how to answer |
    honestly I just need money, what do I say when they ask why | how do I show motivation for the role | what's a good answer to why this job |
    I know nothing about the company, why do I want it | what draws you to us, they asked | why should we hire you
  `),
  'interview.blank': phraseList(`
    what if I don't know the answer | my mind goes blank when they ask | I froze in the middle of a question | what do I say if I have no clue |
    I knew it but in the moment nothing came | is it ok to say I don't know | how do I buy time to think | I forget everything as soon as the interview starts |
    blackout in the interview | is guessing better than saying nothing
  `),
  'interview.video': phraseList(`
    interview over Zoom, what should I watch out for | how do I look good on camera | it's a recorded one way interview | where do I look during a video call | my internet is unstable and I've got an online interview | what background for a video interview |
    teams interview tomorrow, tips | talking to a screen alone feels weird, how do I do a video recording | phone interview, anything special | do I need a headset | can I use notes in a remote interview
  `),
}
