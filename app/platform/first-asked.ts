type Asked = { isLoading: boolean; isFetched: boolean }

/** Whether a question is on its way for the first time: what failed and is asked again holds nothing back, nor what waits for a line. */
export const isFirstAsked = ({ isLoading, isFetched }: Asked): boolean => isLoading && !isFetched
