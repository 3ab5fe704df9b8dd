export const LanguageCircle = ({ color }: { color: string }) => <circle cx="5" cy="5" r="4.5" fill={color} />;
