import { createContext, useContext } from 'react';

/** Brings back the question for consent; null on a site that has nothing to ask. */
export const ConsentSettingsContext = createContext<(() => void) | null>(null);

export const useConsentSettings = () => useContext(ConsentSettingsContext);
