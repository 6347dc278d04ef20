/** Whether the process is on its way out. Probes tell it to those who send requests here. */
export class ProcessState {
  private stopRequested = false;

  get stopping(): boolean {
    return this.stopRequested;
  }

  beginStop(): void {
    this.stopRequested = true;
  }
}
