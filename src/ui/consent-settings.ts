import { createContext, useContext } from 'react';

/** Brings back the question for consent, and says whether it could be loaded; null on a site that has nothing to ask. */
export const ConsentSettingsContext = createContext<(() => Promise<boolean>) | null>(null);

export const useConsentSettings = () => useContext(ConsentSettingsContext);
