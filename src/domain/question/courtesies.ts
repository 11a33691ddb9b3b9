/** Words to a bot that ask nothing, by the name that lexicons call them. */
export const courtesies = ['hello', 'thanks', 'goodbye', 'praise', 'agreed', 'complaint', 'remark', 'unclear'] as const;
export type Courtesy = (typeof courtesies)[number];
