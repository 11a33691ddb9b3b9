/** An error answer of Discord. A violation is a body that no state of the interaction could have made right. */
export class DiscordRefusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly faults: string[];

  constructor(status: number, code: number, message: string, faults: string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

// Names and codes of docs.discord.com/developers/topics/opcodes-and-status-codes#json.
export const unauthorized = () => new DiscordRefusal(401, 0, '401: Unauthorized');
export const notFound = () => new DiscordRefusal(404, 0, '404: Not Found');
export const unknownChannel = () => new DiscordRefusal(404, 10003, 'Unknown Channel');
export const unknownMessage = () => new DiscordRefusal(404, 10008, 'Unknown Message');
export const unknownWebhook = () => new DiscordRefusal(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new DiscordRefusal(404, 10062, 'Unknown interaction');
export const alreadyAcknowledged = () => new DiscordRefusal(400, 40060, 'Interaction has already been acknowledged.');
export const emptyMessage = () =>
  new DiscordRefusal(400, 50006, 'Cannot send an empty message', ['Cannot send an empty message']);
export const invalidWebhookToken = () => new DiscordRefusal(401, 50027, 'Invalid Webhook Token');
export const invalidForm = (faults: string[]) => new DiscordRefusal(400, 50035, 'Invalid Form Body', faults);
